import { transition, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { offeredEvents, stateKey } from './edge-paths.ts';
import type { AnyModel } from './machine-model.ts';
import { expectWell, startIn } from './rough-walk.ts';

/** Longer ones are cut off: what comes later has been tried by others. */
const LONGEST = 40;

/**
 * Walks simple paths with live actors, so many from each input: ways that come to no place of the graph twice, drawn
 * by chance but always the same. Throws where an actor stops with an error, or does other than the machine foretold,
 * or comes to a state that does not show what the model says.
 * @param machine with work that never ends (`withEndlessWork`)
 * @returns how many steps were taken
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
    expectWell(model, actor, steps);
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

/** Numbers from 0 to 1 that are the same in every run (Park and Miller). */
function chance(): () => number {
  let seed = 20_261_123;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}
