import { BaseEdge, EdgeLabelRenderer } from '@xyflow/react';
import type { Edge, EdgeProps } from '@xyflow/react';
import type { DrawnArrow } from '../charts/chart-layout.ts';
import { arrowPath } from '../charts/chart-svg.ts';
import type { Highlights } from './highlights.ts';

export type ArrowData = { arrow: DrawnArrow; light: Highlights['transition'] };

const HEAD_PX = 7;

/** The head of an arrow: a triangle at its end, in the direction of its last segment. */
function headPath({ points }: DrawnArrow): string {
  const [from, to] = points.slice(-2);
  if (!from || !to) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [((to.x - from.x) / length) * HEAD_PX, ((to.y - from.y) / length) * HEAD_PX];
  return `M${to.x} ${to.y}L${to.x - x + y / 2} ${to.y - y - x / 2}L${to.x - x - y / 2} ${to.y - y + x / 2}z`;
}

/** The transitions between two states: one line, with a label for each. */
export function ArrowEdge({ id, data }: EdgeProps<Edge<ArrowData>>) {
  if (!data) return null;
  const { arrow, light } = data;
  const { x, y, lines } = arrow.label;
  const lit = arrow.edges.map(({ key }) => light(key)).find((found) => found !== null) ?? 'none';
  return (
    <>
      <BaseEdge id={id} path={arrowPath(arrow)} className={`arrow-line is-${lit}`} />
      <path className={`arrow-head is-${lit}`} d={headPath(arrow)} />
      <EdgeLabelRenderer>
        <div className="arrow-label" style={{ transform: `translate(${x}px, ${y}px)` }}>
          {lines.map(({ id: line, text, key }) => (
            <div key={line} data-transition={key} data-light={light(key)}>
              {text}
            </div>
          ))}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}
