import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import {
  boxOf,
  edgeText,
  groupIntoArrows,
  internalTransitions,
  LINE_HEIGHT,
  textWidth,
  wrapText,
} from './chart-boxes.ts';
import type { BoxLine } from './chart-boxes.ts';
import type { Chart, ChartEdge, ChartState } from './chart.ts';

export interface DrawnState {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: BoxLine[];
}

export interface LabelLine {
  /** Index from the top. */
  id: number;
  text: string;
  key: string;
}

export interface DrawnArrow {
  id: string;
  edges: ChartEdge[];
  points: { x: number; y: number }[];
  label: { x: number; y: number; width: number; height: number; lines: LabelLine[] };
}

/** A chart with the positions of all its parts, in pixels from its top left corner. */
export interface Drawing {
  chart: Chart;
  width: number;
  height: number;
  /** Parents before their children, in painting order. */
  states: DrawnState[];
  arrows: DrawnArrow[];
}

/** Set on every box with children, because these options are not inherited. */
const INSIDE = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
};
const WHOLE = {
  ...INSIDE,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

const LABEL_WRAP = 34;

interface Labelled {
  id: string;
  edges: ChartEdge[];
  lines: LabelLine[];
}

/** An arrow is identified by its source and target. */
function labelled(edges: ChartEdge[]): Labelled {
  const lines = edges.flatMap((edge) =>
    wrapText(edgeText(edge), LABEL_WRAP).map((text) => ({ text, key: edge.key })),
  );
  return {
    id: `${edges[0]?.source}|${edges[0]?.target}`,
    edges,
    lines: lines.map((line, id) => ({ ...line, id })),
  };
}

const sizeOf = ({ lines }: Labelled) => ({
  width: Math.max(...lines.map(({ text }) => textWidth(text))) + 8,
  height: lines.length * LINE_HEIGHT + 4,
});

function elkEdge(arrow: Labelled): ElkExtendedEdge[] {
  const { id, edges } = arrow;
  const [edge] = edges;
  if (!edge) return [];
  const { width, height } = sizeOf(arrow);
  // ELK ignores labels without text.
  const label = { id: `${id}-label`, text: id, width, height };
  return [{ id, sources: [edge.source], targets: [edge.target], labels: [label] }];
}

interface Position {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The positions of a chart's parts, calculated at build time so that browsers do not have to. */
export interface Positions {
  width: number;
  height: number;
  states: Record<string, Position>;
  arrows: Record<string, { points: { x: number; y: number }[]; label: Position }>;
}

/** The text of each box and arrow, and the size it needs. */
export function measureLabels(chart: Chart) {
  const internal = internalTransitions(chart);
  return {
    boxes: new Map(chart.states.map((state) => [state.id, boxOf(state, internal.get(state.id) ?? [])])),
    arrows: groupIntoArrows(chart).map((edges) => labelled(edges)),
  };
}

interface Size {
  width: number;
  height: number;
}
const hasSize = (position: Size | undefined, size: Size | undefined): boolean =>
  position?.width === size?.width && position?.height === size?.height;

/** Whether these positions belong to this chart: they cover all states and arrows, with the right sizes. */
function isOf(
  chart: Chart,
  positions: Positions,
  { boxes, arrows }: ReturnType<typeof measureLabels>,
): boolean {
  const hasRoom = ({ id, children }: ChartState) =>
    children.length > 0 ? positions.states[id] !== undefined : hasSize(positions.states[id], boxes.get(id));
  return (
    arrows.length === Object.keys(positions.arrows).length &&
    arrows.every((arrow) => hasSize(positions.arrows[arrow.id]?.label, sizeOf(arrow))) &&
    chart.states.length === Object.keys(positions.states).length &&
    chart.states.every(hasRoom)
  );
}

/** Draws a chart with positions calculated before; `null` when they belong to another chart. */
export function drawAtPositions(chart: Chart, positions: Positions | undefined): Drawing | null {
  const { boxes, arrows } = measureLabels(chart);
  if (!positions || !isOf(chart, positions, { boxes, arrows })) return null;
  const states = chart.states.flatMap((state) => {
    const position = positions.states[state.id];
    return position ? [{ state, ...position, lines: boxes.get(state.id)?.lines ?? [] }] : [];
  });
  const drawn = arrows.flatMap(({ id, edges, lines }) => {
    const position = positions.arrows[id];
    return position ? [{ id, edges, points: position.points, label: { ...position.label, lines } }] : [];
  });
  const { width, height } = positions;
  return { chart, width, height, states, arrows: drawn };
}

const rounded = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Position>): Position => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

/** Calculates the positions of all states and transitions. Deterministic per chart. */
export async function computePositions(chart: Chart, elk: Pick<ELK, 'layout'>): Promise<Positions> {
  const { boxes, arrows } = measureLabels(chart);
  const nodeOf = (state: ChartState): ElkNode => {
    const { width = 0, height = 0 } = boxes.get(state.id) ?? {};
    if (state.children.length === 0) return { id: state.id, width, height };
    const layoutOptions = {
      ...INSIDE,
      'elk.padding': `[top=${height + 8},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    };
    return { id: state.id, layoutOptions, children: state.children.map(nodeOf) };
  };
  const laid: ElkNode = await elk.layout({
    id: 'drawing',
    layoutOptions: WHOLE,
    children: [nodeOf(chart.root)],
    edges: arrows.flatMap(elkEdge),
  });
  const nodes = nodesIn(laid).slice(1);
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: Object.fromEntries(nodes.map((node) => [node.id, rounded(node)])),
    arrows: Object.fromEntries(
      edgesIn(laid).map((edge) => [
        edge.id,
        { points: pointsOf(edge), label: rounded(edge.labels?.[0] ?? {}) },
      ]),
    ),
  };
}

/** Lays out a chart. Throws when the layout is incomplete. */
export async function layOut(chart: Chart, elk: Pick<ELK, 'layout'>): Promise<Drawing> {
  const drawing = drawAtPositions(chart, await computePositions(chart, elk));
  if (!drawing) throw new Error(`${chart.id} could not be laid out`);
  return drawing;
}
