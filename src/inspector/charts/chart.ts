import { toDirectedGraph } from '@xstate/graph';
import type { DirectedGraphEdge, DirectedGraphNode } from '@xstate/graph';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { actionName, delayWords, eventWords, guardWords } from './chart-words.ts';
import { transitionKey } from '../../machines/transition-key.ts';
import { delayName, ownActions } from './machine-parts.ts';

type StateNode = DirectedGraphNode['stateNode'];

/** A state as it is drawn. */
export interface ChartState {
  /** As in the machine: `cart.working.next`. */
  id: string;
  /** What stands in its parent's list of states. */
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

/** A transition as it is drawn. */
export interface ChartEdge {
  id: string;
  /** `source|event|target`: the name that the coverage report knows it by. */
  key: string;
  source: string;
  target: string;
  /** The machine's name of the event; '' for what happens by itself. */
  event: string;
  /** The event in words. */
  label: string;
  guard: string | null;
  actions: string[];
  description: string;
  /** It stays where it is: only its actions happen. */
  isInternal: boolean;
}

/** A machine as it is drawn and exported. */
export interface Chart {
  id: string;
  description: string;
  root: ChartState;
  /** All states, the root first, parents before their children. */
  states: ChartState[];
  edges: ChartEdge[];
}

/** Reads a chart off a machine. */
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
    entry: ownActions(config.entry).map(actionName),
    exit: ownActions(config.exit).map(actionName),
    children: children.map(stateOf),
  };
}

/** Work that stands in the machine itself has no name. */
const sourceName = (src: unknown): string => (typeof src === 'string' ? src : 'work of its own');

/** The library leaves out what happens by itself. */
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
    label: eventWords(eventType, delayWords(machine, delayName(eventType, source.id))),
    guard: guard === undefined ? null : guardWords(guard),
    actions: actions.map(actionName),
    description: description ?? '',
    isInternal: transition.target === undefined,
  };
}
