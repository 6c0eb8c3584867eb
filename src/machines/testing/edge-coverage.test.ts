import { assign, emit, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { placeholderActor } from '../placeholder-actors.ts';
import { coverEdges } from './edge-coverage.ts';
import { edgePaths } from './edge-paths.ts';
import { delayEvent, doneEvent, errorEvent } from './machine-events.ts';
import type { MachineModel } from './machine-model.ts';

type LampEvent = { type: 'lamp.press' } | { type: 'lamp.break' };

/** A lamp that asks for power, may stay dark, and goes out automatically. */
const lampMachine = setup({
  types: {
    context: {} as { presses: number },
    input: {} as { presses: number },
    events: {} as LampEvent,
    emitted: {} as { type: 'lamp.shine' },
  },
  actors: { getPower: placeholderActor<number, { presses: number }>('getPower') },
  delays: { tooLong: 1_000 },
  guards: { isStrong: (_, volts: number) => volts > 5 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: {
    dark: {
      on: {
        'lamp.press': {
          target: 'requesting',
          actions: assign({ presses: ({ context }) => context.presses + 1 }),
        },
      },
    },
    requesting: {
      invoke: {
        id: 'getPower',
        src: 'getPower',
        input: ({ context }) => ({ presses: context.presses }),
        onDone: [
          { guard: { type: 'isStrong', params: ({ event }) => event.output }, target: 'lit' },
          { target: 'dark' },
        ],
      },
    },
    lit: { tags: 'shining', entry: emit({ type: 'lamp.shine' }), after: { tooLong: 'dark' } },
  },
});

const lampModel: MachineModel<typeof lampMachine> = {
  machine: lampMachine,
  inputs: [{ presses: 0 }],
  events: [
    { type: 'lamp.press' },
    doneEvent('getPower', 9),
    doneEvent('getPower', 1),
    delayEvent('tooLong', 'lamp.lit'),
  ],
  edge: [],
  hostile: [],
  states: {
    dark: { tags: [], work: [], invariant: ({ presses }) => presses < 9 },
    requesting: { tags: [], work: ['getPower'] },
    lit: { tags: ['shining'], work: [] },
  },
  project: () => null,
};

/** The model without events of this type. */
const without = (type: string) => ({
  ...lampModel,
  events: lampModel.events.filter((event) => event.type !== type),
});
const ignore = () => {};

describe('coverEdges', () => {
  test('passes every edge with the effects of the live machine', () => {
    const edges: unknown[] = [];
    coverEdges(lampModel, ({ source, event, target, emitted, started }) => {
      if (event.type !== 'xstate.init' && source.value !== target.value)
        edges.push([source.value, event.type, target.value, emitted.length, started]);
    });
    expect(edges).toEqual([
      ['dark', 'lamp.press', 'requesting', 0, [{ actor: 'getPower', input: { presses: 1 } }]],
      ['requesting', 'xstate.done.actor.getPower', 'lit', 1, []],
      ['requesting', 'xstate.done.actor.getPower', 'dark', 0, []],
      ['lit', 'xstate.after.tooLong.lamp.lit', 'dark', 0, []],
    ]);
  });

  test('fails when no edge takes a declared transition', () => {
    const strongOnly = {
      ...lampModel,
      events: lampModel.events.filter((e) => !('output' in e && e['output'] === 1)),
    };
    expect(() => coverEdges(strongOnly, ignore)).toThrow(
      'no edge takes lamp.requesting|xstate.done.actor.getPower[1]',
    );
    expect(() => coverEdges(without('xstate.after.tooLong.lamp.lit'), ignore)).toThrow(
      'no edge takes lamp.lit',
    );
  });

  test('fails when no edge reaches a state', () => {
    expect(() => coverEdges(without('xstate.done.actor.getPower'), ignore)).toThrow(
      'no edge reaches lamp.lit',
    );
  });

  test('fails when no state handles a listed event', () => {
    const model = { ...lampModel, events: [...lampModel.events, { type: 'lamp.break' as const }] };
    expect(() => coverEdges(model, ignore)).toThrow('no state handles {"type":"lamp.break"}');
  });

  test('fails when the model has no edge', () => {
    expect(() => coverEdges({ ...lampModel, events: [] }, ignore)).toThrow('no edge was found');
  });

  test('fails when a state differs from the model, and when the model does not describe it', () => {
    const seen = (over: Partial<typeof lampModel.states>) => () =>
      coverEdges({ ...lampModel, states: { ...lampModel.states, ...over } as never }, ignore);
    expect(seen({ lit: { tags: ['busy'], work: [] } })).toThrow(
      'lit shows the tags [shining] instead of [busy]',
    );
    expect(seen({ requesting: { tags: [], work: [] } })).toThrow(
      'requesting shows the work [getPower] instead of []',
    );
    expect(seen({ dark: { tags: [], work: [], invariant: () => false } })).toThrow(
      'dark breaks its invariant',
    );
    expect(seen({ lit: undefined })).toThrow('nothing is checked in lit');
    expect(seen({ broken: { tags: [], work: [] } })).toThrow('no edge ends in broken');
  });

  test('fails when the machine stops with an error that it does not handle', () => {
    const model = {
      ...lampModel,
      events: [...lampModel.events, errorEvent('getPower', new Error('no power'))],
    };
    expect(() => coverEdges(model, ignore)).toThrow('unhandled error');
  });

  test('fails with the path when a check fails', () => {
    const check = () => expect('dark').toBe('light');
    expect(() => coverEdges(lampModel, check)).toThrow(/lamp: start\n.*expected 'dark' to be 'light'/s);
  });
});

describe('edgePaths', () => {
  test('gives each edge with the shortest path to it, and no response without its request', () => {
    expect(edgePaths(lampModel).map(({ description }) => description)).toEqual([
      'start',
      'lamp.press',
      'lamp.press → lamp.press',
      'lamp.press → xstate.done.actor.getPower',
      'lamp.press → xstate.done.actor.getPower',
      'lamp.press → xstate.done.actor.getPower → lamp.press',
      'lamp.press → xstate.done.actor.getPower → xstate.after.tooLong.lamp.lit',
    ]);
  });
});
