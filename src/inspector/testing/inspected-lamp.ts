import { assign, createActor, setup } from 'xstate';
import { Recorder } from '../client/recorder.ts';
import { watchMachine } from '../client/watch-machine.ts';
import type { InspectionMessage } from '../protocol/messages.ts';

const lightMachine = setup({
  types: {
    context: {} as { owner: string; presses: number },
    input: {} as { owner: string },
    events: {} as { type: 'press'; by: string } | { type: 'break' },
  },
  guards: { isNamed: (_, by: string) => by !== '' },
}).createMachine({
  id: 'light',
  context: ({ input }) => ({ owner: input.owner, presses: 0 }),
  initial: 'off',
  states: {
    off: {
      on: {
        press: {
          guard: { type: 'isNamed', params: ({ event }) => event.by },
          target: 'on',
          actions: assign({ presses: ({ context }) => context.presses + 1 }),
        },
      },
    },
    on: { tags: 'bright', on: { press: 'off', break: 'broken' } },
    broken: { type: 'final' },
  },
});

interface Watching {
  /** Identifies the document. */
  tab?: string;
  /** Messages stored by an earlier document. */
  past?: readonly InspectionMessage[];
  /** Called with every message about the lamp. */
  hear?: (message: InspectionMessage) => void;
}

/** A lamp under inspection, and the messages about it. */
export function inspectedLamp({ tab = 'tab', past = [], hear = () => {} }: Watching = {}) {
  const told: InspectionMessage[] = [];
  const tell = (message: InspectionMessage) => {
    told.push(message);
    hear(message);
  };
  const recorder = new Recorder({ tab, path: '/lamps', past, tell });
  const machine = watchMachine(lightMachine.provide({}), (event) => recorder.note(event));
  const light = createActor(machine, { input: { owner: 'Ada' } });
  return { light, recorder, told, machine: lightMachine };
}
