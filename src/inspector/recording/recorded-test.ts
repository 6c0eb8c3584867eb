import type { CataloguedMachine } from '../charts/catalogue.ts';
import type { ActorInfo, Step } from '../live/live-store.ts';
import { walkedStates } from './walk-recording.ts';
import type { RecordedWalk } from './walk-recording.ts';

export type RecordedTest =
  | { ok: true; file: string; text: string; note: string }
  | { ok: false; problem: string };

const START = 'xstate.init';
const END = 'xstate.stop';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Number of steps that lead to the recorded state: redacted data may change decisions. */
function repeatableSteps({ machine }: CataloguedMachine, walk: RecordedWalk, first: unknown): number {
  const expected = [first, ...walk.steps.map(({ value }) => value)];
  let repeatable = 0;
  try {
    for (const value of walkedStates(machine, walk)) {
      if (!same(value, expected[repeatable])) break;
      repeatable++;
    }
  } catch {
    // The machine cannot process the next event.
  }
  return Math.max(0, repeatable - 1);
}

function walkOf(actor: ActorInfo, steps: readonly Step[]): { walk: RecordedWalk; first: unknown } | string {
  const own = steps.filter((step) => step.actor === actor.key);
  const [start, ...later] = own;
  if (start?.event.type !== START)
    return `The recording begins after ${actor.name} was started: it can be looked at, but not be walked again.`;
  const told = later.flatMap(({ event, after }) =>
    after && event.type !== END ? [{ event, value: after.value }] : [],
  );
  if (told.length === 0) return `${actor.name} got no event: there is nothing to test.`;
  return { walk: { input: start.event['input'], steps: told }, first: start.after?.value };
}

const importName = (file: string) => file.slice(file.indexOf('/') + 1);

function textOf(
  { exportName, file, machine }: CataloguedMachine,
  walk: RecordedWalk,
  first: unknown,
): string {
  const steps = walk.steps.map(
    ({ event, value }) => `    { event: ${JSON.stringify(event)}, value: ${JSON.stringify(value)} },`,
  );
  return [
    `import { expect, test } from 'vitest';`,
    `import { walkRecording } from '../../inspector/recording/walk-recording.ts';`,
    `import { ${exportName} } from './${importName(file)}';`,
    '',
    '// Made from a recording: letters and digits of what was typed are covered.',
    `test('${machine.id} goes the way that was recorded', () => {`,
    '  const walk = {',
    `    input: ${JSON.stringify(walk.input) ?? 'undefined'},`,
    '    steps: [',
    ...steps.map((step) => `  ${step}`),
    '    ],',
    '  };',
    `  const expected = [${JSON.stringify(first)}, ...walk.steps.map(({ value }) => value)];`,
    `  expect(walkRecording(${exportName}, walk)).toEqual(expected);`,
    '});',
    '',
  ].join('\n');
}

/**
 * Generates a test that repeats a machine's recorded walk: place it beside the machine and run `npm run
 * test:unit`.
 */
export function recordedTest(
  entry: CataloguedMachine | undefined,
  actor: ActorInfo,
  steps: readonly Step[],
): RecordedTest {
  if (!entry) return { ok: false, problem: `${actor.name} is no machine of this shop.` };
  const found = walkOf(actor, steps);
  if (typeof found === 'string') return { ok: false, problem: found };
  const { walk, first } = found;
  const repeatable = repeatableSteps(entry, walk, first);
  if (repeatable === 0)
    return {
      ok: false,
      problem: `${actor.name} needs what is redacted: its first event leads elsewhere without it.`,
    };
  const note =
    repeatable === walk.steps.length
      ? `All ${repeatable} events are in the test.`
      : `The first ${repeatable} of ${walk.steps.length} events are in the test: after them what is redacted leads elsewhere.`;
  const text = textOf(entry, { ...walk, steps: walk.steps.slice(0, repeatable) }, first);
  const [folder = ''] = entry.file.split('/');
  return { ok: true, file: `${folder}.recorded.test.ts`, text, note };
}
