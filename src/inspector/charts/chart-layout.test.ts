import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from './chart.ts';
import { computePositions, drawAtPositions } from './chart-layout.ts';

type Transitions = Record<string, string | { actions: string }>;
const lampWith = ({ off = {}, on = {} }: { off?: Transitions; on?: Transitions }) =>
  chartOf(
    createMachine({ id: 'lamp', initial: 'off', states: { off: { on: off }, on: { on }, broken: {} } }),
  );

const lamp = lampWith({ off: { press: 'on' }, on: { press: 'off' } });

test('precomputed places are used only for the same chart', async () => {
  const places = await computePositions(lamp, new ELK());
  const drawn = drawAtPositions(lamp, places);
  expect(drawn?.arrows.map(({ edges, points }) => [edges[0]?.target, points.length > 1])).toEqual([
    ['lamp.on', true],
    ['lamp.off', true],
  ]);
  const others = {
    'a transition that leads elsewhere': lampWith({ off: { press: 'broken' }, on: { press: 'off' } }),
    'a longer name of an event': lampWith({ off: { 'press.long.and.often': 'on' }, on: { press: 'off' } }),
    'one event more between the same two': lampWith({
      off: { press: 'on', pull: 'on' },
      on: { press: 'off' },
    }),
    'a transition that stays': lampWith({
      off: { press: 'on', wait: { actions: 'note' } },
      on: { press: 'off' },
    }),
    'one arrow less': lampWith({ off: { press: 'on' } }),
  };
  for (const [what, other] of Object.entries(others)) expect(drawAtPositions(other, places), what).toBeNull();
  expect(drawAtPositions(lamp, undefined)).toBeNull();
});
