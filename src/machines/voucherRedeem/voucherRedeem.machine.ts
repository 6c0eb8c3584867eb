import { assign, emit, setup } from 'xstate';
import type { VoucherRedemption } from '../../graphql/generated/types.ts';
import { failureOf, refusedWith, type Failure } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';

interface VoucherRedeemContext {
  /** As typed; kept through a failure and a login (A19). */
  code: string;
  isLoggedIn: boolean;
  /** Redeem was pressed without a code. */
  isMissing: boolean;
  failure: Failure | null;
}

type VoucherRedeemEvent =
  | { type: 'code.change'; code: string }
  | { type: 'voucher.redeem' }
  | { type: 'session.login' }
  | { type: 'session.logout' };

type VoucherRedeemEmitted =
  /** Remembers this page and the code, and opens the login. */
  | { type: 'login.request'; code: string }
  | { type: 'navigation.request'; path: string }
  /** Redeem was pressed without a code: leads to its field. */
  | { type: 'missing.show' };

/** Redeems a gift voucher (VCH-10). */
export const voucherRedeemMachine = setup({
  types: {
    context: {} as VoucherRedeemContext,
    input: {} as Omit<VoucherRedeemContext, 'failure' | 'isMissing'>,
    events: {} as VoucherRedeemEvent,
    emitted: {} as VoucherRedeemEmitted,
    tags: {} as 'busy',
  },
  actors: {
    redeemVoucher: placeholderActor<VoucherRedemption, { code: string }>('redeemVoucher'),
  },
  guards: {
    isBlank: ({ context }) => context.code.trim() === '',
    isAnonymous: ({ context }) => !context.isLoggedIn,
    isSuccess: (_, { success }: VoucherRedemption) => success,
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'voucherRedeem',
  context: ({ input }) => ({ ...input, isMissing: false, failure: null }),
  on: {
    'session.login': { actions: assign({ isLoggedIn: true }) },
    'session.logout': { actions: assign({ isLoggedIn: false }) },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for the code; after a refusal the context has the host’s message.',
      on: {
        'code.change': {
          actions: assign(({ event: { code } }) => ({ code, isMissing: false, failure: null })),
        },
        'voucher.redeem': [
          {
            guard: 'isBlank',
            actions: [assign({ isMissing: true, failure: null }), emit({ type: 'missing.show' })],
          },
          {
            guard: 'isAnonymous',
            actions: emit(({ context }) => ({ type: 'login.request', code: context.code })),
          },
          { target: 'redeeming' },
        ],
      },
    },
    redeeming: {
      description: 'The host checks the code; a second click is ignored.',
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'redeemVoucher',
        src: 'redeemVoucher',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: [
          {
            guard: { type: 'isSuccess', params: ({ event }) => event.output },
            target: 'redeemed',
          },
          {
            target: 'idle',
            actions: { type: 'fail', params: ({ event }) => refusedWith(event.output.message) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => failureOf(event.error) } },
      },
    },
    redeemed: {
      description: 'The value is added to the credit, which the profile shows.',
      type: 'final',
      entry: emit({ type: 'navigation.request', path: '/profile' }),
    },
  },
});
