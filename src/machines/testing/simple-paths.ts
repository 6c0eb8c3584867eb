import { transition, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { offeredEvents, stateKey } from './edge-paths.ts';
import type { AnyModel } from './machine-model.ts';
import { expectHealthyActor, startIn } from './fuzz-machine.ts';

/** Maximum path length; other paths cover what comes later. */
const LONGEST = 40;

/**
 * Walks `count` simple paths from each input with live actors: paths that visit no place of the graph twice,
 * drawn pseudo-randomly with a fixed seed. Throws when an actor stops with an error, deviates from the
 * prediction, or reaches a state that contradicts the model.
 * @param machine with work that never ends (`withPendingActors`)
 * @returns number of steps taken
 */
export function walkSimplePaths(model: AnyModel, machine: AnyStateMachine, count: number): number {
  const draw = chance();
  const paths = model.inputs.flatMap((input) =>
    Array.from({ length: count }, () => walkOne(model, machine, { input, draw })),
  );
  return paths.reduce((sum, length) => sum + length, 0);
}

function walkOne(
  model: AnyModel,
  machine: AnyStateMachine,
  { input, draw }: { input: unknown; draw: () => number },
): number {
  const actor = startIn(machine, input);
  const seen = new Set([stateKey(model, actor.getSnapshot())]);
  const steps: AnyEventObject[] = [];
  while (steps.length < LONGEST) {
    const snapshot = actor.getSnapshot();
    const keyAfter = (event: AnyEventObject) => stateKey(model, transition(machine, snapshot, event)[0]);
    const event = shuffled(offeredEvents(model, snapshot), draw).find((next) => !seen.has(keyAfter(next)));
    if (!event) break;
    const key = keyAfter(event);
    actor.send(event);
    steps.push(event);
    expectHealthyActor(model, actor, steps);
    if (stateKey(model, actor.getSnapshot()) !== key)
      throw new Error(`${machine.id} does other than foretold`);
    seen.add(key);
  }
  actor.stop();
  return steps.length;
}

function shuffled<Item>(items: Item[], draw: () => number): Item[] {
  const drawn = items.map((item) => ({ item, at: draw() }));
  return drawn.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

/** Pseudo-random numbers from 0 to 1, the same in every run (Park and Miller). */
function chance(): () => number {
  let seed = 20_261_123;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}
