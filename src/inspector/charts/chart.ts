import { toDirectedGraph } from '@xstate/graph';
import type { DirectedGraphEdge, DirectedGraphNode } from '@xstate/graph';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { actionName, delayText, eventText, guardText } from './chart-text.ts';
import { transitionKey } from '../../machines/transition-key.ts';
import { declaredActions, delayName } from './machine-parts.ts';

type StateNode = DirectedGraphNode['stateNode'];

/** A state for drawing. */
export interface ChartState {
  /** The id in the machine: `cart.working.next`. */
  id: string;
  /** The key in its parent's `states`. */
  name: string;
  kind: StateNode['type'];
  description: string;
  isInitial: boolean;
  tags: string[];
  invokes: { id: string; src: string }[];
  entry: string[];
  exit: string[];
  children: ChartState[];
}

/** A transition for drawing. */
export interface ChartEdge {
  id: string;
  /** `source|event|target`: the key used in the coverage report. */
  key: string;
  source: string;
  target: string;
  /** The event's type in the machine; '' for an eventless transition. */
  event: string;
  /** The label of the event. */
  label: string;
  guard: string | null;
  actions: string[];
  description: string;
  /** The state is not left: only the actions run. */
  isInternal: boolean;
}

/** A machine for drawing and export. */
export interface Chart {
  id: string;
  description: string;
  root: ChartState;
  /** All states, root first, parents before their children. */
  states: ChartState[];
  edges: ChartEdge[];
}

/** Converts a machine to a chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  const graph = toDirectedGraph(machine);
  const root = stateOf(graph);
  const states = withInside(root);
  const edges = edgesBelow(graph).map((edge, index) => edgeOf(machine, edge, index));
  return { id: machine.id, description: root.description, root, states, edges };
}

const withInside = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(withInside)];

function stateOf({ stateNode, children }: DirectedGraphNode): ChartState {
  const { id, key, type, description, tags, invoke, config, parent } = stateNode;
  const first = parent?.type === 'compound' ? parent.initial.target.map((target) => target.id) : [];
  return {
    id,
    name: key,
    kind: type,
    description: description ?? '',
    isInitial: first.includes(id),
    tags: [...tags],
    invokes: invoke.map((invoked) => ({ id: invoked.id, src: sourceName(invoked.src) })),
    entry: declaredActions(config.entry).map(actionName),
    exit: declaredActions(config.exit).map(actionName),
    children: children.map(stateOf),
  };
}

/** An inline actor has no name. */
const sourceName = (src: unknown): string => (typeof src === 'string' ? src : 'work of its own');

/** `toDirectedGraph` leaves out eventless transitions. */
function edgesBelow(node: DirectedGraphNode): DirectedGraphEdge[] {
  const { stateNode, edges, children } = node;
  const eventless = (stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? [stateNode]).map((target) => ({ source: stateNode, target, transition })),
  ) as DirectedGraphEdge[];
  return [...edges, ...eventless, ...children.flatMap(edgesBelow)];
}

function edgeOf(machine: AnyStateMachine, edge: DirectedGraphEdge, index: number): ChartEdge {
  const { source, target } = edge;
  const transition = edge.transition as AnyTransitionDefinition;
  const { eventType, guard, actions, description } = transition;
  return {
    id: `e${index}`,
    key: transitionKey(transition),
    source: source.id,
    target: target.id,
    event: eventType,
    label: eventText(eventType, delayText(machine, delayName(eventType, source.id))),
    guard: guard === undefined ? null : guardText(guard),
    actions: actions.map(actionName),
    description: description ?? '',
    isInternal: transition.target === undefined,
  };
}
