import { Background, Controls, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
import type { Edge, Node } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Drawing } from '../charts/chart-layout.ts';
import { ArrowEdge } from './ArrowEdge.tsx';
import type { ArrowData } from './ArrowEdge.tsx';
import type { Highlights } from './highlights.ts';
import { StateBox } from './StateBox.tsx';
import type { StateData } from './StateBox.tsx';

const nodeTypes = { state: StateBox };
const edgeTypes = { arrow: ArrowEdge };
const ARROWS_ABOVE = 100;
const STEP_PX = 80;
const ZOOM_MS = 120;
const CLOSE_UP = 1.1;

interface ChartViewProps {
  drawing: Drawing;
  lights: Highlights;
  /** The selected state; `null` for the whole machine. */
  focus: string | null;
  onFocus: (state: string) => void;
}

/** A chart that can be panned and zoomed by pointer and keyboard. */
export function ChartView(props: ChartViewProps) {
  return (
    <ReactFlowProvider key={props.drawing.chart.id}>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

const nodesOf = ({ states }: Drawing, lights: Highlights, focus: string | null): Node<StateData>[] =>
  states.map((drawn) => ({
    id: drawn.state.id,
    type: 'state',
    position: { x: drawn.x, y: drawn.y },
    width: drawn.width,
    height: drawn.height,
    zIndex: drawn.state.id.split('.').length,
    ariaLabel: `State ${drawn.state.id}. ${drawn.state.description}`,
    selected: drawn.state.id === focus,
    data: { drawn, light: lights.state(drawn.state.id) },
  }));

const edgesOf = ({ arrows }: Drawing, lights: Highlights): Edge<ArrowData>[] =>
  arrows.flatMap((arrow) => {
    const [edge] = arrow.edges;
    if (!edge) return [];
    const data = { arrow, light: lights.transition };
    const { source, target } = edge;
    return [{ id: arrow.id, type: 'arrow', source, target, zIndex: ARROWS_ABOVE, focusable: false, data }];
  });

function Canvas({ drawing, lights, focus, onFocus }: ChartViewProps) {
  const flow = useReactFlow();
  const [isReady, setReady] = useState(false);
  const nodes = useMemo(() => nodesOf(drawing, lights, focus), [drawing, lights, focus]);
  const edges = useMemo(() => edgesOf(drawing, lights), [drawing, lights]);
  const goToFocus = useEffectEvent(() => {
    const drawn = drawing.states.find(({ state }) => state.id === focus);
    if (!drawn || drawn.state.children.length > 0) return;
    const middle = { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 };
    void flow.setCenter(middle.x, middle.y, { zoom: CLOSE_UP, duration: ZOOM_MS });
  });
  useEffect(() => {
    if (isReady) goToFocus();
  }, [focus, isReady]);
  const pan = (x: number, y: number) => {
    const { x: left, y: top, zoom } = flow.getViewport();
    void flow.setViewport({ x: left + x * STEP_PX, y: top + y * STEP_PX, zoom });
  };
  const keys: Record<string, () => unknown> = {
    '+': () => flow.zoomIn({ duration: ZOOM_MS }),
    '=': () => flow.zoomIn({ duration: ZOOM_MS }),
    '-': () => flow.zoomOut({ duration: ZOOM_MS }),
    '0': () => flow.fitView({ duration: ZOOM_MS }),
    ArrowLeft: () => pan(1, 0),
    ArrowRight: () => pan(-1, 0),
    ArrowUp: () => pan(0, 1),
    ArrowDown: () => pan(0, -1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="chart-view" aria-label={`Chart of ${drawing.chart.id}`} onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodeClick={(_, { id }) => onFocus(id)}
        nodesDraggable={false}
        nodesConnectable={false}
        deleteKeyCode={null}
        minZoom={0.1}
        fitView
        onInit={() => setReady(true)}
        colorMode="system"
      >
        <Background />
        <MiniMap pannable zoomable nodeColor="transparent" nodeStrokeColor="gray" nodeStrokeWidth={6} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  );
}
