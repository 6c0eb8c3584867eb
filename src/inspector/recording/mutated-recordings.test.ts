// @vitest-environment jsdom
import ELK from 'elkjs/lib/elk.bundled.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from '../charts/chart.ts';
import { layOut } from '../charts/chart-layout.ts';
import { LiveStore } from '../live/live-store.ts';
import { machineOfActor } from '../live/machine-of-actor.ts';
import { clockTime, stepText } from '../live/step-text.ts';
import { mutatedRecording } from '../testing/mutated-recordings.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { activeStates } from '../view/highlights.ts';
import { recordedTest } from './recorded-test.ts';
import { readRecording, recordingOf } from './recording.ts';

const elk = new ELK();

/** Processes a recording like the page does. */
async function shown(text: string): Promise<boolean> {
  const read = readRecording(text);
  if (!read.ok) return false;
  const store = new LiveStore();
  for (const message of read.recording.messages) store.hear(message);
  for (const step of store.steps) {
    expect(clockTime(step.at)).toMatch(/^\d\d:/);
    expect(typeof stepText(step, store.actors)).toBe('string');
  }
  for (const actor of store.actors.values()) {
    const machine = machineOfActor(actor)?.machine;
    if (!machine) continue;
    expect((await layOut(chartOf(machine), elk)).states.length).toBeGreaterThan(0);
    activeStates(machine.id, store.snapshotAt(actor.key, Infinity)?.value);
    const entry = { machine, exportName: 'lightMachine', file: 'light/light.machine.ts' };
    expect(typeof recordedTest(entry, actor, store.steps).ok).toBe('boolean');
  }
  return true;
}

test('a recording that was changed anywhere is refused with a reason, or can be shown', async () => {
  const { light, told } = inspectedLamp();
  light.start();
  for (const by of ['Ada', 'Ben']) light.send({ type: 'press', by });
  const recording = recordingOf(JSON.parse(JSON.stringify(told)), new Date());
  let count = 0;
  await fc.assert(
    fc.asyncProperty(mutatedRecording(recording), async (text) => {
      count += Number(await shown(text));
    }),
    { numRuns: 150 },
  );
  expect(count).toBeGreaterThan(25);
});
