import { and, assign, emit, setup } from 'xstate';
import type { VoucherPayment, VoucherTheme } from '../../graphql/generated/types.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { unprovided } from '../unprovided.ts';
import { amountOptions } from '../../rules/voucher-options.ts';
import { amountDue } from './voucher-amounts.ts';
import { amountAmong, themeAmong } from './voucher-choices.ts';
import { blankDelivery, deliveryArgs, deliveryProblems } from './voucher-delivery.ts';
import type { DeliveryProblem, VoucherDelivery } from './voucher-delivery.ts';

/** What a voucher may look like. */
export type Theme = Pick<VoucherTheme, 'id' | 'name'> & { image: ShopImage | null };

/** What outlives the page until it is paid. */
export type VoucherDraft = Pick<VoucherPurchaseContext, 'theme_id' | 'amount' | 'customAmount' | 'delivery'>;

/** What payNow is asked with; the app adds the return `url`. */
export type VoucherOrder = { theme_id: number; amount: number } & ReturnType<typeof deliveryArgs>;

export type PaymentAnswer = Pick<VoucherPayment, 'success' | 'payment' | 'message' | 'fields'>;

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
  delivery: VoucherDelivery;
  isLoggedIn: boolean;
  /** What paying was pressed without; blank again with every change. */
  problems: DeliveryProblem[];
  failure: Failure | null;
}

interface VoucherPurchaseInput {
  token: string | null;
  /** Null when they are to be loaded. */
  themes: Theme[] | null;
  /** The block's settings. */
  amounts: string;
  allowCustomAmounts: boolean;
  isLoggedIn: boolean;
  draft: VoucherDraft | null;
}

export type VoucherPurchaseEvent =
  | { type: 'mode.toggle' }
  | { type: 'theme.choose'; id: number }
  | { type: 'amount.choose'; amount: string }
  | { type: 'custom.change'; text: string }
  | { type: 'delivery.change'; values: Partial<VoucherDelivery> }
  | { type: 'session.login' }
  | { type: 'session.logout' }
  | { type: 'voucher.pay' }
  | { type: 'load.retry' }
  | { type: 'connection.restore' }
  /** Away from the payment result, to buy another one. */
  | { type: 'result.dismiss' }
  /** The browser came Back to this page as it was left. */
  | { type: 'page.restore' };

type VoucherPurchaseEmitted =
  | { type: 'payment.open'; url: string }
  /** Paying was pressed too early: the screen leads to this field. */
  | { type: 'problem.show'; field: DeliveryProblem };

/** Why payNow said no: its words, and those for single fields. */
const refusalOf = ({ message, fields }: PaymentAnswer): Failure => ({
  reason: 'refused',
  message: message ?? '',
  textCode: null,
  fields: { ...(fields as Record<string, string> | null | undefined) },
});

/** The draft's choices that the block still offers. */
const restored = (draft: VoucherDraft | null, themes: Theme[] | null, amounts: string[]) => ({
  theme_id: themeAmong(themes, draft?.theme_id) ?? draft?.theme_id ?? null,
  amount: amountAmong(amounts, draft?.amount),
  customAmount: draft?.customAmount ?? '',
  delivery: { ...blankDelivery, ...draft?.delivery },
});

/** The gift voucher block: a payment result, or buying and redeeming (VCH-02, VCH-14). */
export const voucherPurchaseMachine = setup({
  types: {
    context: {} as VoucherPurchaseContext,
    input: {} as VoucherPurchaseInput,
    events: {} as VoucherPurchaseEvent,
    emitted: {} as VoucherPurchaseEmitted,
    tags: {} as 'busy' | 'failed' | 'result' | 'buying' | 'redeeming',
  },
  actors: {
    loadThemes: unprovided<Theme[], void>('loadThemes'),
    /** The app adds the return `url`. */
    payNow: unprovided<PaymentAnswer, VoucherOrder>('payNow'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasThemes: ({ context }) => context.themes !== null,
    isPayable: ({ context }) => context.theme_id !== null && amountDue(context) > 0,
    isComplete: ({ context }) => deliveryProblems(context.delivery, context.isLoggedIn).length === 0,
    isAccepted: (_, { success, payment }: PaymentAnswer) => success && Boolean(payment),
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null, problems: [] }),
    noteProblems: assign({
      problems: ({ context }) => deliveryProblems(context.delivery, context.isLoggedIn),
    }),
    showProblem: emit(({ context }) => ({
      type: 'problem.show',
      field: deliveryProblems(context.delivery, context.isLoggedIn)[0] ?? 'email',
    })),
  },
}).createMachine({
  id: 'voucherPurchase',
  context: ({ input: { token, themes, amounts, allowCustomAmounts, isLoggedIn, draft } }) => {
    const options = amountOptions(amounts, allowCustomAmounts);
    return {
      token,
      themes,
      amounts: options,
      ...restored(draft, themes, options),
      isLoggedIn,
      problems: [],
      failure: null,
    };
  },
  on: {
    'session.login': { actions: assign({ isLoggedIn: true }) },
    'session.logout': { actions: assign({ isLoggedIn: false }) },
  },
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
          actions: assign(({ context, event: { output } }) => ({
            themes: output,
            theme_id: themeAmong(output, context.theme_id),
          })),
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
          actions: [
            'forgetFailure',
            assign({ theme_id: ({ context, event }) => themeAmong(context.themes, event.id) }),
          ],
        },
        'amount.choose': {
          description: 'An amount that is not among the options gives none (VCH-15).',
          actions: [
            'forgetFailure',
            assign({ amount: ({ context, event }) => amountAmong(context.amounts, event.amount) }),
          ],
        },
        'custom.change': {
          actions: ['forgetFailure', assign({ customAmount: ({ event }) => event.text })],
        },
        'delivery.change': {
          actions: [
            'forgetFailure',
            assign({ delivery: ({ context, event }) => ({ ...context.delivery, ...event.values }) }),
          ],
        },
        'voucher.pay': [
          { guard: and(['isPayable', 'isComplete']), target: 'paying', actions: 'forgetFailure' },
          { guard: 'isPayable', actions: ['forgetFailure', 'noteProblems', 'showProblem'] },
        ],
      },
    },
    paying: {
      description: 'payNow is on its way; a second click is ignored.',
      tags: ['busy', 'buying'],
      invoke: {
        id: 'payNow',
        src: 'payNow',
        input: ({ context }) => ({
          theme_id: context.theme_id ?? 0,
          amount: amountDue(context),
          ...deliveryArgs(context.delivery, context.isLoggedIn),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: emit(({ event }) => ({ type: 'payment.open', url: event.output.payment ?? '' })),
          },
          {
            target: 'buying',
            actions: { type: 'fail', params: ({ event }) => refusalOf(event.output) },
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
