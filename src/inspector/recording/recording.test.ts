// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { machineOf } from '../charts/catalogue.ts';
import { machineJson } from '../charts/machine-json.ts';
import { LiveStore } from '../live/live-store.ts';
import { machineIdOf, machineOfActor } from '../live/machine-of-actor.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { recordedTest } from './recorded-test.ts';
import { readRecording, readRecordingFile, recordingOf } from './recording.ts';
import { walkRecording } from './walk-recording.ts';

function pressedLight(presses: number, by = 'Ada') {
  const { light, told, machine } = inspectedLamp();
  light.start();
  for (let press = 0; press < presses; press++) light.send({ type: 'press', by });
  const recording = recordingOf(told, new Date('2026-11-23T10:00:00Z'));
  const store = new LiveStore();
  for (const message of told) store.hear(message);
  const [actor] = store.actors.values();
  if (!actor) throw new Error('no actor was recorded');
  return {
    recording,
    store,
    actor,
    entry: { machine, exportName: 'lightMachine', file: 'light/light.machine.ts' },
  };
}

const textOf = (change: object) => JSON.stringify({ ...pressedLight(2).recording, ...change });

/** A recording with changes to its third message, a snapshot. */
const withThird = (change: object) => {
  const [first, second, third, ...later] = pressedLight(2).recording.messages;
  return textOf({ messages: [first, second, { ...third, ...change }, ...later] });
};
const deep = Array.from({ length: 10_000 }).reduce<string>((inside) => `[${inside}]`, '1');

describe('a recording', () => {
  test('is read as it was saved', () => {
    const { recording } = pressedLight(2);
    const read = readRecording(JSON.stringify(recording));
    expect(read).toEqual({ ok: true, recording: JSON.parse(JSON.stringify(recording)) });
  });

  test.each([
    ['of another version', textOf({ version: 7 }), 'version 7; this inspector reads version 1'],
    ['that is cut off', textOf({}).slice(0, 300), 'cut off'],
    ['that is empty', ' ', 'empty'],
    ['that is not JSON', 'hello', 'not JSON'],
    ['of something else', '{"a":1}', 'no recording of this shop'],
    ['without events', textOf({ messages: 3 }), 'holds no events'],
    ['with an unknown event', textOf({ messages: [{ type: '@xstate.dream', sessionId: 'x' }] }), 'Message 1'],
    ['with a bad time', withThird({ createdAt: 'yesterday' }), 'Message 3'],
    ['with a time out of range', withThird({ createdAt: '9e99' }), 'Message 3'],
    ['with a snapshot without a state', withThird({ snapshot: { value: null } }), 'Message 3'],
    ['with invalid transitions', withThird({ transitions: 5 }), 'Message 3'],
    ['with an invalid id', withThird({ id: 'first' }), 'Message 3'],
    ['that is too deep', withThird({}).replace('"presses":0', `"presses":${deep}`), 'Message 1'],
    ['with an invalid version', textOf({ version: { toString: 1 } }), 'version {"toString":1}'],
    ['with a bad date', textOf({ savedAt: { toString: 1 } }), 'when it was saved'],
    ['that is too long', textOf({ messages: Array.from({ length: 20_001 }, () => 0) }), '20001 messages'],
  ])('%s is refused with a reason', (_, text, reason) => {
    const read = readRecording(text);
    expect(read.ok ? '' : read.problem).toContain(reason);
  });

  test('covers data that another inspector’s client has sent uncovered', () => {
    const store = new LiveStore();
    const common = { sessionId: 'x:1', createdAt: '1', id: null, _version: '0.7.2' };
    const event = { type: 'login', email: 'ada@kerf.example' };
    const snapshot = {
      status: 'done',
      value: 'in',
      context: { name: 'Ada' },
      output: { name: 'Ada' },
      error: 'Ada is missing',
    };
    store.hear({ ...common, type: '@xstate.actor', name: 'login', snapshot });
    store.hear({ ...common, type: '@xstate.event', event });
    store.hear({ ...common, type: '@xstate.snapshot', event, snapshot });
    const saved = JSON.stringify(recordingOf(store.messages, new Date()));
    expect(saved).not.toMatch(/ada|kerf/i);
    expect(saved).toContain('xxx@xxxx.xxxxxxx');
    expect(readRecording(saved)).toMatchObject({ ok: true });
  });

  test('in a file that is too large, or cannot be read, is refused', async () => {
    const file = (size: number) => ({ size, text: () => Promise.reject(new Error('it is gone')) });
    expect(await readRecordingFile(file(50_000_001))).toMatchObject({
      problem: expect.stringContaining('larger than 50 MB'),
    });
    expect(await readRecordingFile(file(3))).toMatchObject({
      problem: 'The file cannot be read: it is gone',
    });
    const { recording } = pressedLight(2);
    expect(await readRecordingFile(new File([JSON.stringify(recording)], 'a.json'))).toMatchObject({
      ok: true,
    });
  });

  test('of ten thousand events can be viewed at any step', () => {
    const { store, actor } = pressedLight(9_999);
    expect(store.steps).toHaveLength(10_000);
    expect(store.snapshotAt(actor.key, Infinity)).toMatchObject({ value: 'on', context: { presses: 5_000 } });
    const early = store.steps[2];
    expect(store.snapshotAt(actor.key, early?.id ?? -1)).toMatchObject({
      value: 'off',
      context: { presses: 1 },
    });
  });

  test('of a shopper, whose machines have no descriptions, is drawn as the shop’s own machine', () => {
    const own = machineOf('connectivity')?.machine;
    const told = own && JSON.stringify(machineJson(own)).replace(/"description":"[^"]*",?/g, '');
    expect(told).not.toContain('description');
    const actor = { ...pressedLight(1).actor, definition: told ?? null };
    expect(machineOfActor(actor)).toEqual({ machine: own, isOther: false });
  });

  test('of another version of a machine is drawn in that version', () => {
    const found = machineOfActor(pressedLight(1).actor);
    expect(found).toMatchObject({ isOther: true });
    expect(found?.machine.id).toBe('light');
  });

  test.each([
    '{"id":',
    'null',
    '[]',
    '5',
    '{"id":{"toString":1}}',
    '{"id":"light","initial":"nowhere","states":{"off":{}}}',
    '{"id":"light","initial":"off","states":{"off":{"on":{"press":"nowhere"}}}}',
    '{"id":"light","description":{"a":1}}',
  ])('of an invalid machine (%s) is shown without its drawing', (definition) => {
    const actor = { ...pressedLight(1).actor, definition };
    expect(machineOfActor(actor)).toBeNull();
    expect(typeof machineIdOf(actor)).toBe('string');
  });
});

describe('a test of a recording', () => {
  test('walks the machine along the recording', () => {
    const { entry, actor, store } = pressedLight(3);
    const made = recordedTest(entry, actor, store.steps);
    expect(made).toMatchObject({
      ok: true,
      file: 'light.recorded.test.ts',
      note: 'All 3 events are in the test.',
    });
    const text = made.ok ? made.text : '';
    expect(text).toContain("import { walkRecording } from '../../inspector/recording/walk-recording.ts';");
    expect(text).toContain("import { lightMachine } from './light.machine.ts';");
    expect(text).toContain('["off", ...walk.steps.map(({ value }) => value)]');
    const steps = ['on', 'off', 'on'].map((value) => ({ event: { type: 'press', by: 'Xxx' }, value }));
    expect(walkRecording(entry.machine, { input: { owner: 'Xxx' }, steps })).toEqual([
      'off',
      'on',
      'off',
      'on',
    ]);
  });

  test('ends where a redacted event would lead to another state', () => {
    const { entry, actor, store } = pressedLight(3);
    const steps = store.steps.map((step) => ({ ...step, after: step.after && { ...step.after } }));
    const last = steps.at(-1);
    if (last?.after) last.after.value = 'elsewhere';
    const made = recordedTest(entry, actor, steps);
    expect(made).toMatchObject({ ok: true, note: expect.stringContaining('The first 2 of 3 events') });
  });

  test('needs the start of the actor, an event, and a machine of this shop', () => {
    const { entry, actor, store } = pressedLight(3);
    const problem = (made: ReturnType<typeof recordedTest>) => (made.ok ? '' : made.problem);
    expect(problem(recordedTest(entry, actor, store.steps.slice(1)))).toContain('after light was started');
    expect(problem(recordedTest(entry, actor, store.steps.slice(0, 1)))).toContain('got no event');
    expect(problem(recordedTest(undefined, actor, store.steps))).toContain('no machine of this shop');
  });
});
