import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { coverageObserver, noCoveredParts } from './covered-parts.ts';

type DoorEvent = { type: 'door.push'; strength: number } | { type: 'door.lock' };

/** A door that opens to a strong push unless locked, and falls shut in a draught. */
const doorMachine = setup({
  types: { context: {} as { draught: boolean }, input: {} as { draught: boolean }, events: {} as DoorEvent },
  guards: { isStrong: (_, strength: number) => strength > 5, isDraughty: ({ context }) => context.draught },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.push': [
          { guard: { type: 'isStrong', params: ({ event }) => event.strength }, target: 'open' },
          {},
        ],
        'door.lock': 'locked',
      },
    },
    open: { always: { guard: 'isDraughty', target: 'shut' } },
    locked: { type: 'final' },
  },
});

function reachedOf(draught: boolean, ...events: DoorEvent[]) {
  const reached = noCoveredParts();
  const actor = createActor(doorMachine, {
    input: { draught },
    inspect: coverageObserver(() => reached),
  }).start();
  for (const event of events) actor.send(event);
  return Object.fromEntries(Object.entries(reached).map(([name, keys]) => [name, [...keys].sort()]));
}

test('records states, transitions and their passed guards, also those of transient states', () => {
  expect(reachedOf(true, { type: 'door.push', strength: 9 })).toEqual({
    states: ['door', 'door.open', 'door.shut'],
    transitions: ['door.open||door.shut', 'door.shut|door.push|door.open'],
    passed: ['door.open|[0]: isDraughty', 'door.shut|door.push[0]: isStrong'],
    refused: [],
  });
});

test('a guard counts as refused when another transition was taken, or none', () => {
  expect(reachedOf(false, { type: 'door.push', strength: 1 })).toMatchObject({
    transitions: ['door.shut|door.push|door.shut'],
    passed: [],
    refused: ['door.shut|door.push[0]: isStrong'],
  });
  const { refused, states } = reachedOf(false, { type: 'door.push', strength: 9 }, { type: 'door.lock' });
  expect(refused).toEqual(['door.open|[0]: isDraughty']);
  expect(states).not.toContain('door.locked');
});
