import { Handle, Position } from '@xyflow/react';
import type { Node, NodeProps } from '@xyflow/react';
import type { DrawnState } from '../charts/chart-layout.ts';
import type { Highlight } from './highlights.ts';

export type StateData = { drawn: DrawnState; light: Highlight | null };

/** The box of a state: name, actors, actions and internal transitions. */
export function StateBox({ data: { drawn, light }, selected }: NodeProps<Node<StateData>>) {
  const { state, lines } = drawn;
  const kind = state.children.length > 0 ? 'is-group' : 'is-leaf';
  return (
    <div
      className={`state-box ${kind}${state.isInitial ? ' is-initial' : ''}${selected ? ' is-selected' : ''}`}
      data-state={state.id}
      data-light={light}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      {lines.map(({ id, kind: line, text }) => (
        <div key={id} className={`state-line is-${line}`}>
          {text}
        </div>
      ))}
    </div>
  );
}
