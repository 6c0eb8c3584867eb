import { readdirSync } from 'node:fs';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { machineModels } from './testing/machine-models.ts';
import { statesOf, transitionsOf } from './testing/machine-parts.ts';
import { placeholderActor, placeholderListener } from './placeholder-actors.ts';

test('every machine has a model', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const machines = files.flatMap((file) => /^(\w+)\/\1\.machine\.ts$/.exec(file)?.[1] ?? []);
  expect(machineModels.map(({ machine }) => machine.id).sort()).toEqual(machines.sort());
});

describe.each(machineModels)('$machine.id', ({ machine }) => {
  const states = statesOf(machine).filter(({ id }) => id !== machine.id);
  const eventTypes = states
    .concat(machine.root)
    .flatMap(transitionsOf)
    .map(({ eventType }) => eventType);

  test('has states with a camelCase name and a description', () => {
    for (const state of states) {
      expect(state.key).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
      expect(state.description, state.id).toMatch(/[.?]$/);
    }
  });

  test('has lower-case noun.verb events, named delays, and actors with an id', () => {
    for (const type of eventTypes.filter((event) => event !== '' && !event.startsWith('xstate.')))
      expect(type).toMatch(/^[a-z]+\.[a-z]+$/);
    for (const type of eventTypes.filter((event) => event.startsWith('xstate.after.')))
      expect(Object.keys(machine.implementations.delays)).toContain(type.split('.')[2]);
    for (const { invoke, id } of states)
      for (const { id: invokeId, src } of invoke) {
        expect(invokeId, id).not.toContain(`${machine.id}.`);
        expect(Object.keys(machine.implementations.actors)).toContain(src);
      }
  });
});

test.each([placeholderActor<void, void>, placeholderListener])(
  'an actor that the app has not provided fails with its name',
  async (work) => {
    const actor = createActor(work('fetchUser'), { input: undefined });
    const message = new Promise((resolve) => actor.subscribe({ error: (error) => resolve(String(error)) }));
    actor.start();
    expect(await message).toBe('Error: provide fetchUser');
  },
);
