import { assign, emit, setup } from 'xstate';
import type { VoucherPayment, VoucherTheme } from '../../graphql/generated/types.ts';
import { failureOf, refusedWith, type Failure } from '../../lib/failure.ts';
import { unprovided } from '../unprovided.ts';
import { amountDue, amountOptions } from './voucher-amounts.ts';

type Theme = Pick<VoucherTheme, 'id'>;

interface VoucherPurchaseContext {
  /** The `payum_token` of a return from the payment page. */
  token: string | null;
  themes: Theme[] | null;
  /** Values of the amount dropdown, dollars as text; `-1` is the custom amount. */
  amounts: string[];
  theme_id: number | null;
  /** The chosen option, '' while none is. */
  amount: string;
  /** As typed. */
  customAmount: string;
  failure: Failure | null;
}

interface VoucherPurchaseInput {
  token: string | null;
  /** Null when they are to be loaded. */
  themes: Theme[] | null;
  /** The block's settings. */
  amounts: string;
  allowCustomAmounts: boolean;
}

type VoucherPurchaseEvent =
  | { type: 'mode.toggle' }
  | { type: 'theme.choose'; id: number }
  | { type: 'amount.choose'; amount: string }
  | { type: 'custom.change'; text: string }
  | { type: 'voucher.pay' }
  | { type: 'load.retry' }
  | { type: 'connection.restore' }
  /** Away from the payment result, to buy another one. */
  | { type: 'result.dismiss' }
  /** The browser came Back to this page as it was left. */
  | { type: 'page.restore' };

/** The gift voucher block: a payment result, or buying and redeeming (VCH-02, VCH-14). */
export const voucherPurchaseMachine = setup({
  types: {
    context: {} as VoucherPurchaseContext,
    input: {} as VoucherPurchaseInput,
    events: {} as VoucherPurchaseEvent,
    emitted: {} as { type: 'payment.open'; url: string },
    tags: {} as 'busy' | 'failed' | 'result' | 'buying' | 'redeeming',
  },
  actors: {
    loadThemes: unprovided<Theme[], void>('loadThemes'),
    /** The app adds the return `url`. */
    payNow: unprovided<VoucherPayment, { theme_id: number; amount: number }>('payNow'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasThemes: ({ context }) => context.themes !== null,
    isPayable: ({ context }) => context.theme_id !== null && amountDue(context) > 0,
    isAccepted: (_, { success, payment }: VoucherPayment) => success && Boolean(payment),
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'voucherPurchase',
  context: ({ input: { token, themes, amounts, allowCustomAmounts } }) => ({
    token,
    themes,
    amounts: amountOptions(amounts, allowCustomAmounts),
    theme_id: themes?.[0]?.id ?? null,
    amount: '',
    customAmount: '',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'A payment token shows its result at once; else the themes are needed.',
      tags: 'busy',
      always: [
        { guard: 'hasToken', target: 'result' },
        { guard: 'hasThemes', target: 'buying' },
      ],
      invoke: {
        id: 'loadThemes',
        src: 'loadThemes',
        onDone: {
          target: 'buying',
          actions: assign(({ event: { output } }) => ({ themes: output, theme_id: output[0]?.id ?? null })),
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    loadFailed: {
      description: 'The themes could not be had.',
      tags: 'failed',
      exit: 'forgetFailure',
      on: { 'load.retry': 'loading', 'connection.restore': 'loading' },
    },
    result: {
      description: 'Back from the payment page: the payment result is shown.',
      tags: 'result',
      on: { 'result.dismiss': { target: 'loading', actions: assign({ token: null }) } },
    },
    redeeming: {
      description: '‘Redeem gift voucher’ is shown instead.',
      tags: 'redeeming',
      on: { 'mode.toggle': 'buying' },
    },
    buying: {
      description: 'Theme and amount are being chosen.',
      tags: 'buying',
      on: {
        'mode.toggle': 'redeeming',
        'theme.choose': {
          description: 'A theme that is not among them gives the first (A18).',
          actions: assign({
            theme_id: ({ context: { themes }, event }) =>
              (themes?.find(({ id }) => id === event.id) ?? themes?.[0])?.id ?? null,
          }),
        },
        'amount.choose': {
          description: 'An amount that is not among the options gives none (VCH-15).',
          actions: assign({
            amount: ({ context, event }) => (context.amounts.includes(event.amount) ? event.amount : ''),
          }),
        },
        'custom.change': { actions: assign({ customAmount: ({ event }) => event.text }) },
        'voucher.pay': { guard: 'isPayable', target: 'paying', actions: 'forgetFailure' },
      },
    },
    paying: {
      description: 'payNow is on its way; a second click is ignored.',
      tags: ['busy', 'buying'],
      invoke: {
        id: 'payNow',
        src: 'payNow',
        input: ({ context }) => ({ theme_id: context.theme_id ?? 0, amount: amountDue(context) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: emit(({ event }) => ({ type: 'payment.open', url: event.output.payment ?? '' })),
          },
          {
            target: 'buying',
            actions: { type: 'fail', params: ({ event }) => refusedWith(event.output.message) },
          },
        ],
        onError: {
          target: 'buying',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    redirecting: {
      description: 'The browser is leaving for the payment page (VCH-09).',
      tags: ['busy', 'buying'],
      on: { 'page.restore': 'buying' },
    },
  },
});
