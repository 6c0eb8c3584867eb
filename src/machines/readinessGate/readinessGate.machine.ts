import { setup } from 'xstate';

export interface ReadinessGateContext {
  /** Whether the stored tokens were checked, and refreshed if necessary. */
  isTokenChecked: () => boolean;
}

/** Holds requests until the client is ready (TOK-12). */
export const readinessGateMachine = setup({
  types: {
    context: {} as ReadinessGateContext,
    input: {} as ReadinessGateContext,
    tags: {} as 'ready',
  },
  guards: {
    tokenIsChecked: ({ context }) => context.isTokenChecked(),
  },
  delays: { pollInterval: 100, readyLimit: 2_000 },
}).createMachine({
  id: 'readinessGate',
  context: ({ input }) => ({ isTokenChecked: input.isTokenChecked }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The token check has not finished; no request waits longer than the limit.',
      after: { readyLimit: 'ready' },
      initial: 'polling',
      states: {
        polling: {
          description: 'Checks at once, then at every interval.',
          always: { guard: 'tokenIsChecked', target: '#readinessGate.ready' },
          after: { pollInterval: { target: 'polling', reenter: true } },
        },
      },
    },
    ready: {
      description: 'Requests may be sent from now on.',
      tags: 'ready',
      type: 'final',
    },
  },
});
