import { and, assign, emit, setup } from 'xstate';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { LEAVE_LIMIT_MS } from '../leave-limit.ts';
import { placeholderActor } from '../placeholder-actors.ts';
import { amountOptions } from '../../rules/voucher-options.ts';
import { chosenAmount } from './voucher-amounts.ts';
import { offeredAmount, offeredThemeId } from './voucher-choices.ts';
import { blankDelivery, deliveryArgs, deliveryProblems } from './voucher-delivery.ts';
import type {
  PaymentResponse,
  Theme,
  VoucherDraft,
  VoucherOrder,
  VoucherPurchaseContext,
  VoucherPurchaseEmitted,
  VoucherPurchaseEvent,
  VoucherPurchaseInput,
} from './voucherPurchase.types.ts';

/** Why `payNow` was refused: its message, and those for single fields. */
const refusalOf = ({ message, fields }: PaymentResponse): Failure => ({
  reason: 'refused',
  message: message ?? '',
  textCode: null,
  fields: { ...(fields as Record<string, string> | null | undefined) },
});

/** The draft's choices that the block still offers. */
const restored = (draft: VoucherDraft | null, themes: Theme[] | null, amounts: string[]) => ({
  theme_id: offeredThemeId(themes, draft?.theme_id) ?? draft?.theme_id ?? null,
  amount: offeredAmount(amounts, draft?.amount),
  customAmount: draft?.customAmount ?? '',
  delivery: { ...blankDelivery, ...draft?.delivery },
});

const problemsAt = ({ delivery, isLoggedIn }: VoucherPurchaseContext, event: VoucherPurchaseEvent) =>
  deliveryProblems(delivery, isLoggedIn, event.type === 'voucher.pay' && event.isDayUnreadable);

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
    loadThemes: placeholderActor<Theme[], void>('loadThemes'),
    /** The app adds the return `url`. */
    payNow: placeholderActor<PaymentResponse, VoucherOrder>('payNow'),
  },
  delays: { leaveLimit: LEAVE_LIMIT_MS },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasThemes: ({ context }) => context.themes !== null,
    isPayable: ({ context }) => context.theme_id !== null && chosenAmount(context) > 0,
    isComplete: ({ context, event }) => problemsAt(context, event).length === 0,
    isAccepted: (_, { success, payment }: PaymentResponse) => success && Boolean(payment),
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null, problems: [] }),
    noteProblems: assign({ problems: ({ context, event }) => problemsAt(context, event) }),
    showProblem: emit(({ context, event }) => ({
      type: 'problem.show',
      field: problemsAt(context, event)[0] ?? 'email',
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
      description: 'Shows the result at once if there is a payment token; else loads the themes.',
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
            theme_id: offeredThemeId(output, context.theme_id),
          })),
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    loadFailed: {
      description: 'Loading the themes failed.',
      tags: 'failed',
      exit: 'forgetFailure',
      on: { 'load.retry': 'loading', 'connection.restore': 'loading' },
    },
    result: {
      description: 'Back from the payment page: shows the payment result.',
      tags: 'result',
      on: {
        'result.paid': {
          actions: assign(({ context: { themes, amounts } }) => restored(null, themes, amounts)),
        },
        'result.dismiss': { target: 'loading', actions: assign({ token: null }) },
      },
    },
    redeeming: {
      description: 'Shows ‘Redeem gift voucher’ instead.',
      tags: 'redeeming',
      on: { 'mode.toggle': 'buying' },
    },
    buying: {
      description: 'The shopper chooses theme and amount.',
      tags: 'buying',
      on: {
        'mode.toggle': 'redeeming',
        'theme.choose': {
          description: 'An unknown theme selects the first one (A18).',
          actions: [
            'forgetFailure',
            assign({ theme_id: ({ context, event }) => offeredThemeId(context.themes, event.id) }),
          ],
        },
        'amount.choose': {
          description: 'An amount that is not an option selects none (VCH-15).',
          actions: [
            'forgetFailure',
            assign({ amount: ({ context, event }) => offeredAmount(context.amounts, event.amount) }),
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
      description: 'A payNow call is in progress; a second click is ignored.',
      tags: ['busy', 'buying'],
      invoke: {
        id: 'payNow',
        src: 'payNow',
        input: ({ context }) => ({
          theme_id: context.theme_id ?? 0,
          amount: chosenAmount(context),
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
      description: 'The browser is leaving for the payment page (VCH-09), unless it is stopped.',
      tags: ['busy', 'buying'],
      on: { 'page.restore': 'buying' },
      after: { leaveLimit: 'buying' },
    },
  },
});
