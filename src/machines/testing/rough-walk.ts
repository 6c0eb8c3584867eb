import {
  createActor,
  SimulatedClock,
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { edgePaths, offeredEvents, stateKey } from './edge-paths.ts';
import type { AnyEdgePath, AnyModel } from './machine-model.ts';
import { expectSeen, restingIn } from './state-view.ts';

/** Places of a graph in which the machine rests in the same state differ by what it holds: so many of each are tried. */
const PLACES_OF_A_STATE = 2;

/**
 * Tries each edge and hostile event of a model in each of its states, and then everything that can happen there after
 * it. Throws when the machine stops with an error, or comes to a state that does not show what the model says.
 * @param machine with work that never ends (`withEndlessWork`)
 * @returns how many events were tried
 */
export function tryRoughly(model: AnyModel, machine: AnyStateMachine): number {
  const rough = [...model.edge, ...model.hostile];
  const places = placesOf(model);
  for (const { input, events } of places)
    for (const event of rough) {
      const actor = startIn(machine, input);
      for (const earlier of events) actor.send(earlier);
      const told: AnyEventObject[] = [];
      const send = (next: AnyEventObject) => {
        told.push(next);
        actor.send(next);
        expectWell(model, actor, [...events, ...told]);
      };
      send(event);
      for (const next of model.events)
        if (offeredEvents({ ...model, events: [next] }, actor.getSnapshot()).length > 0) send(next);
      actor.stop();
    }
  return places.length * rough.length;
}

/** A live actor of a machine with work that never ends, whose clock stands still. */
export function startIn(machine: AnyStateMachine, input: unknown): AnyActor {
  const actor = createActor(machine, { input, clock: new SimulatedClock() });
  // Without an error listener a failing machine would throw in a timer, after the test.
  actor.subscribe({ error: () => {} });
  return actor.start();
}

/** Throws, with the way that led there, where an actor has failed or does not show what the model says. */
export function expectWell(model: AnyModel, actor: AnyActor, events: AnyEventObject[]): void {
  const snapshot = actor.getSnapshot();
  try {
    if (snapshot.status === 'error') throw snapshot.error;
    expectSeen(model, snapshot);
  } catch (error) {
    throw new Error(`${model.machine.id}: ${String(error)}\n${printed(events)}`, { cause: error });
  }
}

const printed = (events: AnyEventObject[]): string =>
  events.map((event) => JSON.stringify(event)?.slice(0, 200)).join('\n');

/** The shortest ways to some places of every state. */
function placesOf(model: AnyModel): Pick<AnyEdgePath, 'input' | 'events'>[] {
  const ways = new Map<string, AnyEdgePath>();
  for (const path of edgePaths(model)) {
    if (path.target.status !== 'active') continue;
    const place = `${restingIn(path.target)} ${stateKey(model, path.target)}`;
    const known = ways.get(place);
    if (!known || path.events.length < known.events.length) ways.set(place, path);
  }
  const byState = Map.groupBy(ways.values(), ({ target }) => restingIn(target));
  return [...byState.values()].flatMap((paths) => spread(paths, PLACES_OF_A_STATE));
}

/** So many of a list, from its beginning to its end. */
const spread = <Item>(items: Item[], count: number): Item[] =>
  items.filter((_, index) => items.length <= count || index % Math.ceil(items.length / count) === 0);
