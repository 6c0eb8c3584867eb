import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { PaymentCheck } from '../../graphql/generated/types.ts';
import { placeholderActor } from '../placeholder-actors.ts';

const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 15_000;
/** Consecutive 'pending' responses after which automatic polling stops: about a minute and a half. */
const POLL_LIMIT = 10;

interface PaymentResultContext {
  /** The `payum_token` of the return URL; `null` when the page was not opened by a return. */
  token: string | null;
  /** Number of 'pending' responses so far. */
  polls: number;
  /** The order's id once the payment is known, for the link to its invoice. */
  payment: string | null;
  /** The shopper cancelled the payment. */
  isCancelled: boolean;
}

type PaymentResultEvent = { type: 'check.retry' } | { type: 'connection.restore' };

/** The result of a payment after the return from the payment page (CHK-09, FRM-15, VCH-01, A14). */
export const paymentResultMachine = setup({
  types: {
    context: {} as PaymentResultContext,
    input: {} as { token: string | null },
    events: {} as PaymentResultEvent,
    /**
     * The payment is decided, so the cart machine reloads a new cart or the old one. A paid order takes its
     * promotion code along, so the next cart starts without it.
     */
    emitted: {} as { type: 'cart.reload' } | { type: 'promotion.apply'; code: '' },
    tags: {} as 'busy' | 'paid' | 'failed' | 'undecided' | 'unreachable',
  },
  actors: {
    checkPaid: placeholderActor<PaymentCheck, { payum_token: string }>('checkPaid'),
  },
  delays: {
    pollPause: ({ context }) => Math.min(FIRST_PAUSE * 2 ** (context.polls - 1), MAX_PAUSE),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isPaid: (_, check: PaymentCheck) => check.has_payment && check.success,
    isPending: (_, check: PaymentCheck) => check.has_payment && check.pending,
    isPatienceOver: ({ context }) => context.polls >= POLL_LIMIT,
  },
  actions: {
    takePayment: assign((_, { payment, status }: PaymentCheck) => ({
      payment: payment ?? null,
      isCancelled: status === 'cancelled',
    })),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    startOver: assign({ polls: 0 }),
  },
}).createMachine({
  id: 'paymentResult',
  context: ({ input }) => ({ token: input.token, polls: 0, payment: null, isCancelled: false }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether the shopper came from a payment page.',
      always: [{ guard: 'hasToken', target: 'checking' }, { target: 'idle' }],
    },
    idle: { description: 'No payment token: there is nothing to show.' },
    checking: {
      description: 'Requests the status again until the payment is no longer pending, up to a limit.',
      tags: 'busy',
      initial: 'requesting',
      states: {
        requesting: {
          description: 'Requests the status once.',
          invoke: {
            id: 'checkPaid',
            src: 'checkPaid',
            input: ({ context }) => ({ payum_token: context.token ?? '' }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#paymentResult.paid',
                actions: { type: 'takePayment', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isPending', params: ({ event }) => event.output },
                target: 'pausing',
                actions: 'countPoll',
              },
              {
                target: '#paymentResult.failed',
                actions: { type: 'takePayment', params: ({ event }) => event.output },
              },
            ],
            onError: '#paymentResult.unreachable',
          },
        },
        pausing: {
          description: 'The payment is pending; requests it again after a pause that grows, up to a limit.',
          always: { guard: 'isPatienceOver', target: '#paymentResult.undecided' },
          after: { pollPause: 'requesting' },
        },
      },
    },
    paid: {
      description: 'The payment succeeded.',
      tags: 'paid',
      entry: emit({ type: 'promotion.apply', code: '' }),
    },
    failed: {
      description:
        'The payment is declined, cancelled or unknown to the host (has_payment false); the cart is kept.',
      tags: 'failed',
      entry: emit({ type: 'cart.reload' }),
    },
    undecided: {
      description:
        'The payment has been pending for long; the host will settle it, and the shopper can check again.',
      tags: 'undecided',
      exit: 'startOver',
      on: { 'check.retry': 'checking' },
    },
    unreachable: {
      description: 'No usable response about the payment.',
      tags: 'unreachable',
      exit: 'startOver',
      on: { 'check.retry': 'checking', 'connection.restore': 'checking' },
    },
  },
});

/** The payment is still pending, so the screen should stay awake (A74). */
export function isWaitingForPayment(snapshot: SnapshotFrom<typeof paymentResultMachine>): boolean {
  return snapshot.hasTag('busy') && snapshot.context.polls > 0;
}
