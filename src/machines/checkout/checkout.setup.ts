import { assign, emit, setup } from 'xstate';
import type { CartState, SavedAddress } from '../cart/cart-state.ts';
import { failureOf } from '../../lib/failure.ts';
import { LEAVE_LIMIT_MS } from '../leave-limit.ts';
import { placeholderActor } from '../placeholder-actors.ts';
import { isPossibleChange, withCart, withSyncedCart } from './checkout-form.ts';
import type {
  AddressChange,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutFailure,
  CheckoutFormValues,
  CheckoutInput,
  CheckoutTag,
  LoadedCheckout,
  MissingPart,
  OrderResponse,
  OrderInput,
  PaymentSurcharge,
  ShippingOffer,
} from './checkout.types.ts';
import { excessNoteLength, isAddressFormOpen } from './checkout.selectors.ts';
import { gatewaysOf, isPaidByCredit } from './credit.ts';
import { addressOf, isPickUp } from './pick-up.ts';
import { selectedOrder } from './order-attempt.ts';
import type { ShippingChoices, ShippingQuoteArgs } from './shipping-choice.ts';

/** The checkout's types, actors, guards and actions; `checkout.machine.ts` holds the states. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as CheckoutTag,
  },
  actors: {
    loadCheckout: placeholderActor<LoadedCheckout, void>('loadCheckout'),
    saveAddress: placeholderActor<SavedAddress, AddressChange>('saveAddress'),
    quoteShipping: placeholderActor<ShippingOffer[], ShippingQuoteArgs>('quoteShipping'),
    requestQuote: placeholderActor<unknown, { session: string | null; address: number | null }>(
      'requestQuote',
    ),
    /** The cart priced with these choices; requested through the cart machine, so that both show the same. */
    priceOrder: placeholderActor<CartState, ShippingChoices>('priceOrder'),
    loadSurcharges: placeholderActor<PaymentSurcharge[], { amount: number; credit: number }>(
      'loadSurcharges',
    ),
    submitOrder: placeholderActor<OrderResponse, OrderInput>('submitOrder'),
  },
  delays: { leaveLimit: LEAVE_LIMIT_MS },
  guards: {
    isEmpty: ({ context }) => !context.cart.hasCartItems,
    hasItems: (_, cart: CartState) => cart.hasCartItems,
    hasNoAddress: ({ context }) => context.form.address === null && !isPickUp(context),
    hasNoQuotes: ({ context }) => context.quotes === null && !isPickUp(context),
    fitsNoQuote: ({ context }) => context.quotes?.length === 0 && !isPickUp(context),
    isPossiblePickUp: ({ context }, id: number | null) =>
      id === null ? isPickUp(context) : context.cart.pick_ups.some((way) => way.shipping_type_id === id),
    isUnpriced: ({ context, context: { form, cart } }) =>
      form.shipping_option_id !== cart.shipping_type ||
      addressOf(context) !== cart.shipping_address ||
      form.priority !== cart.priority,
    isPriorityOffered: ({ context }) => context.cart.priority_fee !== null,
    /** Priority that is no longer offered is dropped with the response, which needs no new request. */
    isPricedAsChosen: ({ context, context: { form } }, cart: CartState) =>
      !cart.hasCartItems ||
      (form.shipping_option_id === cart.shipping_type &&
        addressOf(context) === cart.shipping_address &&
        (form.priority && cart.priority_fee !== null) === cart.priority),
    hasNoSurcharges: ({ context }) =>
      context.surcharges === null && !isPaidByCredit(context) && gatewaysOf(context.cart).length > 0,
    isSavedAddress: ({ context }, id: number) => context.addresses.some((address) => address.id === id),
    isUsableAddress: ({ context }, id: number) => context.addresses.some((a) => a.id === id && a.enabled),
    isPossibleChange: ({ context }, change: AddressChange) => isPossibleChange(context.addresses, change),
    isQuoted: ({ context }, id: number) => context.quotes?.some((q) => q.shipping_type_id === id) ?? false,
    isPaymentType: ({ context }, id: string) => gatewaysOf(context.cart).some((type) => type.id === id),
    isComplete: ({ context }) =>
      context.cart.all_in_stock && excessNoteLength(context.form) === 0 && selectedOrder(context) !== null,
    isAddressTyped: ({ context }) => context.addressTyped && isAddressFormOpen(context) && !isPickUp(context),
    isAddressFormOpen: ({ context }) => isAddressFormOpen(context),
    isUnreachable: ({ context }) => context.failure?.reason === 'unreachable',
    isPlaced: (_, { success, payment }: OrderResponse) => success && Boolean(payment),
  },
  actions: {
    fill: assign(({ context }, values: Partial<CheckoutFormValues>) => ({
      form: { ...context.form, ...values },
    })),
    takeCart: assign(({ context }, cart: CartState) => withCart(context, cart)),
    takeSyncedCart: assign(({ context }, cart: CartState) => withSyncedCart(context, cart)),
    chooseCredit: assign(({ context }, usesCredit: boolean) => ({
      form: { ...context.form, usesCredit },
      surcharges: null,
      missing: null,
    })),
    noteMissing: assign({ missing: (_, part: MissingPart) => part }),
    showMissing: emit((_, part: MissingPart) => ({ type: 'missing.show', part })),
    submitAddress: emit({ type: 'address.submit' }),
    forgetMissing: assign({ missing: null }),
    fail: assign({ failure: (_, failure: CheckoutFailure) => failure }),
    /** The failure of an earlier order takes precedence. */
    failToPrice: assign({
      failure: ({ context }, { error }: { error: unknown }) =>
        context.failure?.of === 'order' ? context.failure : { ...failureOf(error), of: 'price' as const },
    }),
    noteConnection: assign({
      failure: ({ context: { failure } }) =>
        failure?.of === 'order' && failure.reason === 'unreachable'
          ? { reason: 'unreachable', of: 'order', isOver: true }
          : failure,
    }),
    forgetFailure: assign({ failure: null }),
    /** A refusal of one address does not apply to another. */
    forgetAddressFailure: assign({
      failure: ({ context: { failure } }) => (failure?.of === 'address' ? null : failure),
    }),
  },
});
