import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
import { getInitialSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyEdgePath, AnyGraph, EdgePath, MachineGraph } from './machine-model.ts';

/**
 * Returns every edge of the production machine from each of the model's inputs, and each start itself (a path
 * without events). The graph functions visit states: an edge is the shortest path to its source followed by
 * its event.
 */
export function edgePaths<TMachine extends AnyStateMachine>(
  model: MachineGraph<TMachine> & AnyGraph,
): EdgePath<TMachine>[] {
  const anyGraph: AnyGraph = model;
  return anyGraph.inputs.flatMap((input) => edgePathsFrom(anyGraph, input)) as EdgePath<TMachine>[];
}

function edgePathsFrom(model: AnyGraph, input: unknown): AnyEdgePath[] {
  const serializeState = (snapshot: AnyMachineSnapshot) => stateKey(model, snapshot);
  const start = getInitialSnapshot(model.machine, input);
  const graph = getAdjacencyMap(model.machine, {
    fromState: start,
    serializeState,
    events: (snapshot: AnyMachineSnapshot) => offeredEvents(model, snapshot),
  });
  // The map lists states by their distance from the start, so the first edge to a state is a shortest one.
  const eventsTo = new Map<string, AnyEventObject[]>([[serializeState(start), []]]);
  const edges = adjacencyMapToArray(graph).map(({ state, event, nextState }) => {
    const events: AnyEventObject[] = [...(eventsTo.get(serializeState(state)) ?? []), event];
    const next = serializeState(nextState);
    if (!eventsTo.has(next)) eventsTo.set(next, events);
    const description = events.map(({ type }) => type).join(' → ');
    return { description, input, events, source: state, target: nextState };
  });
  return [{ description: 'start', input, events: [], source: start, target: start }, ...edges];
}

/** The identity of a snapshot in the graph. */
export function stateKey(model: AnyGraph, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, model.project(snapshot.context)]);
}

/** The model's events that are possible now: no result without its work, no delay outside its state. */
export function offeredEvents(model: AnyGraph, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  return model.events.filter(({ type }) => {
    const [, source, id] = /^xstate\.(done\.actor|error\.actor|after\.[^.]+)\.(.+)$/.exec(type) ?? [];
    if (!source || !id) return true;
    return source.startsWith('after')
      ? snapshot._nodes.some((node) => node.id === id)
      : id in snapshot.children;
  });
}
