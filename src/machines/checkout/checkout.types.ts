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
  paymentGateway: string | null;
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

export interface CheckoutContext {
  form: CheckoutForm;
  cart: CartState;
  addresses: SavedAddress[];
  /** Null until they were asked for this address and these goods. */
  quotes: ShippingOffer[] | null;
  /** What each way to pay costs on top of the cart's total; null until it was asked for this total. */
  surcharges: PaymentSurcharge[] | null;
  attempt: OrderAttempt | null;
  /** Another address is being typed beside the saved ones. */
  addingAddress: boolean;
  failure: CheckoutFailure | null;
}

/** Why something of the checkout did not work, and what it was. */
export type CheckoutFailure = Failure & {
  of: 'load' | 'address' | 'quotes' | 'quoteRequest' | 'price' | 'surcharges' | 'order';
};

/** What of a checkout outlives its page: an attempt of another tab or before a reload, and what was typed. */
export type CheckoutDraft = Pick<CheckoutContext, 'attempt'> & Pick<CheckoutForm, 'note' | 'marketing_text'>;

export interface CheckoutInput extends Partial<CheckoutDraft> {
  /** The cart that is known already, shown until the host's own is there. */
  cart: CartState;
}

export type AddressChange =
  { change: 'create'; address: AddressInput } | { change: 'enable' | 'disable'; id: number };

/** What submitOrder is asked with; the app adds the return `url`. */
export interface OrderRequest {
  address: number;
  shipping_option_id: number;
  paymentGateway: string;
  note: string;
  promotion_code: string | null;
  marketing_opt_in: boolean;
  marketing_text: string | null;
  expected_total: number;
  idempotency_key: string;
}

export type OrderAnswer = Pick<OrderSubmission, 'success' | 'payment' | 'message'>;

export type CheckoutEvent =
  | { type: 'address.choose'; id: number }
  /** Opens the form of another address, and puts it away again. */
  | { type: 'address.add' }
  | { type: 'address.cancel' }
  | { type: 'address.save'; change: AddressChange }
  | { type: 'option.choose'; shipping_type_id: number }
  /** A blank code takes the present one away. */
  | { type: 'promotion.apply'; code: string }
  | { type: 'gateway.choose'; id: string }
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

/** The order is placed: the browser goes to the payment URL (CHK-06). */
export type CheckoutEmitted = { type: 'payment.open'; url: string };

export type CheckoutTag =
  | 'busy'
  | 'loading'
  | 'savingAddress'
  | 'failed'
  /** Failed at the start, and at the shipping quotes. */
  | 'unloaded'
  | 'unquoted'
  | 'empty'
  | 'choosingAddress'
  | 'choosingShipping'
  | 'quoteless'
  | 'quoteRequested'
  | 'surchargesFailed'
  | 'ready'
  | 'submitting';
