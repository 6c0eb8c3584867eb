import {
  createActor,
  SimulatedClock,
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { edgePaths, offeredEvents, stateKey } from './edge-paths.ts';
import type { AnyEdgePath, AnyModel } from './machine-model.ts';
import { expectMatchesModel, statePath } from './state-view.ts';

/** Maximum number of contexts to try per resting state. */
const PLACES_OF_A_STATE = 2;

/**
 * Sends each edge-case and hostile event of a model in each of its states, followed by every event possible
 * there. Throws when the machine stops with an error or reaches a state that contradicts the model.
 * @param machine with work that never ends (`withPendingActors`)
 * @returns number of events tried
 */
export function fuzzMachine(model: AnyModel, machine: AnyStateMachine): number {
  const rough = [...model.edge, ...model.hostile];
  const places = placesOf(model);
  for (const { input, events } of places)
    for (const event of rough) {
      const actor = startIn(machine, input);
      for (const earlier of events) actor.send(earlier);
      const sent: AnyEventObject[] = [];
      const send = (next: AnyEventObject) => {
        sent.push(next);
        actor.send(next);
        expectHealthyActor(model, actor, [...events, ...sent]);
      };
      send(event);
      for (const next of model.events)
        if (offeredEvents({ ...model, events: [next] }, actor.getSnapshot()).length > 0) send(next);
      actor.stop();
    }
  return places.length * rough.length;
}

/** Starts an actor of a machine with work that never ends and a clock that stands still. */
export function startIn(machine: AnyStateMachine, input: unknown): AnyActor {
  const actor = createActor(machine, { input, clock: new SimulatedClock() });
  // Without an error listener a failing machine would throw in a timer, after the test.
  actor.subscribe({ error: () => {} });
  return actor.start();
}

/** Throws, listing the events so far, when an actor failed or contradicts the model. */
export function expectHealthyActor(model: AnyModel, actor: AnyActor, events: AnyEventObject[]): void {
  const snapshot = actor.getSnapshot();
  try {
    if (snapshot.status === 'error') throw snapshot.error;
    expectMatchesModel(model, snapshot);
  } catch (error) {
    throw new Error(`${model.machine.id}: ${String(error)}\n${printed(events)}`, { cause: error });
  }
}

const printed = (events: AnyEventObject[]): string =>
  events.map((event) => JSON.stringify(event)?.slice(0, 200)).join('\n');

/** The shortest paths to some places of every state. */
function placesOf(model: AnyModel): Pick<AnyEdgePath, 'input' | 'events'>[] {
  const ways = new Map<string, AnyEdgePath>();
  for (const path of edgePaths(model)) {
    if (path.target.status !== 'active') continue;
    const place = `${statePath(path.target)} ${stateKey(model, path.target)}`;
    const known = ways.get(place);
    if (!known || path.events.length < known.events.length) ways.set(place, path);
  }
  const byState = Map.groupBy(ways.values(), ({ target }) => statePath(target));
  return [...byState.values()].flatMap((paths) => spread(paths, PLACES_OF_A_STATE));
}

/** Selects up to `count` items, evenly spread over the list. */
const spread = <Item>(items: Item[], count: number): Item[] =>
  items.filter((_, index) => items.length <= count || index % Math.ceil(items.length / count) === 0);
