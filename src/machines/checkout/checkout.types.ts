import type {
  AddressInput,
  OrderSubmission,
  ShippingQuote,
  Surcharge,
} from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartState, SavedAddress } from '../cart/cart-state.ts';

/** A way of shipping and what it costs. */
export type ShippingOffer = Omit<ShippingQuote, 'is_pick_up'>;

/** What paying by a gateway costs on top, and what it comes to with that, in dollars. */
export type PaymentSurcharge = Omit<Surcharge, 'amount'>;

/** What the shopper filled in; the promotion code is the cart's. */
export interface CheckoutForm {
  /** The id of a saved address. */
  address: number | null;
  /** A quote's `shipping_type_id` (A08). */
  shipping_option_id: number | null;
  /** Who takes what credit does not pay. */
  paymentGateway: string | null;
  /** To the front of the queue in the workshop (A12). */
  priority: boolean;
  /** Pays with credit first, where there is some (A19). */
  usesCredit: boolean;
  note: string;
  /** What the shopper has agreed to, as it was shown; null: nothing (A13). */
  marketing_text: string | null;
}

/** One try to order: the key stays as long as the same content is sent without having been answered (CHK-08). */
export interface OrderAttempt {
  key: string;
  /** Everything that makes this order this order. */
  content: string;
}

/**
 * What an order cannot go out without: a step that is not done, a note that fits, a call that is still out, pieces that
 * are gone.
 */
export type MissingPart = 'address' | 'shipping' | 'payment' | 'note' | 'stock' | 'answer';

export interface CheckoutContext {
  form: CheckoutForm;
  cart: CartState;
  addresses: SavedAddress[];
  /** Null until they were asked for this address and these goods. */
  quotes: ShippingOffer[] | null;
  /** What each gateway costs on top of the cart's total; null until it was asked for this total and this credit. */
  surcharges: PaymentSurcharge[] | null;
  /** The way of shipping that the shopper chose himself, now or for an earlier order; null: the cheapest is chosen. */
  shippingChoice: number | null;
  attempt: OrderAttempt | null;
  /** Another address is being typed beside the saved ones. */
  addingAddress: boolean;
  /** The id of the saved address that is being typed over; null: none is. */
  editedAddress: number | null;
  /** Something stands in the address form that is not saved. */
  addressTyped: boolean;
  /** What the order button was pressed without; null as long as it was not, and once there is news. */
  missing: MissingPart | null;
  failure: CheckoutFailure | null;
}

/** Why something of the checkout did not work, and what it was. */
export type CheckoutFailure = Failure & {
  of: 'load' | 'address' | 'quotes' | 'quoteRequest' | 'price' | 'surcharges' | 'order';
  /** The shop can be reached again. */
  isOver?: boolean;
};

/** What of a checkout outlives its page: an attempt of another tab or before a reload, and what was typed. */
export type CheckoutDraft = Pick<CheckoutContext, 'attempt' | 'shippingChoice'> &
  Pick<CheckoutForm, 'note' | 'marketing_text' | 'usesCredit'>;

export interface CheckoutInput extends Partial<CheckoutDraft> {
  /** The cart that is known already, shown until the host's own is there. */
  cart: CartState;
  /** Another address was being typed before. */
  addingAddress?: boolean;
}

/** What a checkout starts with. */
export interface LoadedCheckout extends Pick<CheckoutContext, 'cart' | 'addresses'> {
  /** Id of the address that the account means first; null: none. */
  currentAddress?: number | null;
}

export type AddressChange =
  | { change: 'create'; address: AddressInput }
  | { change: 'update'; id: number; address: AddressInput }
  | { change: 'enable' | 'disable'; id: number };

/** What submitOrder is asked with; the app adds the return `url`. */
export interface OrderRequest {
  /** Null: it is picked up. */
  address: number | null;
  shipping_option_id: number;
  paymentGateway: string;
  note: string;
  promotion_code: string | null;
  marketing_opt_in: boolean;
  marketing_text: string | null;
  priority: boolean;
  expected_total: number;
  use_credit: boolean;
  expected_credit: number;
  idempotency_key: string;
}

export type OrderAnswer = Pick<OrderSubmission, 'success' | 'payment' | 'message'>;

export type CheckoutEvent =
  | { type: 'address.choose'; id: number }
  /** Opens the form of another address or of a saved one, and puts it away again. */
  | { type: 'address.add' }
  | { type: 'address.edit'; id: number }
  | { type: 'address.cancel' }
  /** Whether something stands in the form that is not saved. */
  | { type: 'address.type'; typed: boolean }
  | { type: 'address.save'; change: AddressChange }
  | { type: 'option.choose'; shipping_type_id: number }
  /** A way to fetch it; null: it is to be sent after all. */
  | { type: 'pickup.choose'; shipping_type_id: number | null }
  | { type: 'priority.choose'; priority: boolean }
  | { type: 'gateway.choose'; id: string }
  /** Whether to pay with credit first. */
  | { type: 'credit.choose'; usesCredit: boolean }
  | { type: 'note.change'; note: string }
  | { type: 'optin.change'; marketing_text: string | null }
  /** No quote fits: the shop is asked for one (CHK-05). */
  | { type: 'quote.request' }
  | { type: 'order.submit' }
  | { type: 'checkout.retry' }
  | { type: 'connection.restore' }
  /** The cart was changed elsewhere. */
  | { type: 'cart.sync'; cart: CartState }
  /** Another tab began to order. */
  | { type: 'attempt.sync'; attempt: OrderAttempt | null }
  /** The browser came Back to this page as it was left. */
  | { type: 'page.restore' };

export type CheckoutEmitted =
  /** The order is placed: the browser goes to the payment URL (CHK-06). */
  | { type: 'payment.open'; url: string }
  /** The order button was pressed too early: the screen leads to what is missing. */
  | { type: 'missing.show'; part: MissingPart }
  /** It was pressed with an address in the form: the screen saves it, or shows what it lacks. */
  | { type: 'address.submit' };

export type CheckoutTag =
  | 'busy'
  | 'loading'
  | 'savingAddress'
  | 'failed'
  /** Failed at the start, at the shipping quotes, and at the total with the chosen one. */
  | 'unloaded'
  | 'unquoted'
  | 'unpriced'
  | 'empty'
  | 'choosingAddress'
  | 'quoteless'
  | 'quoteRequested'
  | 'surchargesFailed'
  | 'ready'
  | 'submitting';
