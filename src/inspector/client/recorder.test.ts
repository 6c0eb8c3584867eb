import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { watchMachine } from './watch-machine.ts';

test('an actor is reported with its machine when it starts, not when it is only created', () => {
  const { light, told, machine } = inspectedLamp();
  expect(told).toEqual([]);
  light.start();
  const [actor, start, stands] = told;
  expect(actor).toMatchObject({
    type: '@xstate.actor',
    name: 'light',
    sessionId: light.sessionId,
    tab: 'tab',
  });
  expect(JSON.parse(actor?.type === '@xstate.actor' ? (actor.definition ?? '') : '')).toMatchObject({
    id: machine.id,
    initial: 'off',
  });
  expect(start).toMatchObject({
    type: '@xstate.event',
    event: { type: 'xstate.init', input: { owner: 'Xxx' } },
  });
  expect(stands).toMatchObject({
    type: '@xstate.snapshot',
    snapshot: { value: 'off', context: { owner: 'Xxx', presses: 0 }, accepts: ['press'] },
  });
});

test('an event is reported with its target state, the transitions taken, tags and the events accepted then', () => {
  const { light, told } = inspectedLamp();
  light.start();
  light.send({ type: 'press', by: 'Ada' });
  expect(told.at(-1)).toMatchObject({
    type: '@xstate.snapshot',
    event: { type: 'press', by: 'Xxx' },
    snapshot: { value: 'on', tags: ['bright'], accepts: ['break', 'press'], context: { presses: 1 } },
    transitions: ['light.off|press|light.on'],
  });
  light.send({ type: 'press', by: '' });
  light.send({ type: 'press', by: '' });
  expect(told.at(-1)).toMatchObject({ snapshot: { value: 'off' }, transitions: [] });
});

test('a stopped actor accepts no more events; beyond ten thousand messages the oldest are dropped, except those on the actors', () => {
  const { light, recorder } = inspectedLamp();
  light.start();
  expect(recorder.actors.get(light.sessionId)).toBe(light);
  for (let press = 0; press < 6_001; press++) light.send({ type: 'press', by: 'Ada' });
  expect(recorder.messages.length).toBeGreaterThan(8_999);
  expect(recorder.messages.length).toBeLessThan(10_001);
  expect(recorder.messages[0]).toMatchObject({ type: '@xstate.actor', name: 'light' });
  light.send({ type: 'break' });
  expect(recorder.actors.size).toBe(0);
});

test('a watched machine behaves as before, and its system is watched once', () => {
  const { machine } = inspectedLamp();
  const seen: string[] = [];
  const watched = watchMachine(machine.provide({}), ({ type }) => seen.push(type));
  const light = createActor(watched, { input: { owner: 'Ada' } }).start();
  light.send({ type: 'press', by: 'Ada' });
  expect(light.getSnapshot().context).toEqual({ owner: 'Ada', presses: 1 });
  expect(seen.filter((type) => type === '@xstate.event')).toHaveLength(2);
});
