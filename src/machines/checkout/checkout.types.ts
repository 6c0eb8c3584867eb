import type { Attempt } from '../attempt.ts';
import type {
  AddressInput,
  OrderSubmission,
  ShippingQuote,
  Surcharge,
} from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartState, SavedAddress } from '../cart/cart-state.ts';

/** A shipping method and its price. */
export type ShippingOffer = Omit<ShippingQuote, 'is_pick_up'>;

/** A gateway's surcharge and the resulting total, in dollars. */
export type PaymentSurcharge = Omit<Surcharge, 'amount'>;

/** The shopper's input; the promotion code belongs to the cart. */
export interface CheckoutFormValues {
  /** The id of a saved address. */
  address: number | null;
  /** A quote's `shipping_type_id` (A08). */
  shipping_option_id: number | null;
  /** The gateway for the amount that credit does not cover. */
  paymentGateway: string | null;
  /** Priority processing in the workshop (A12). */
  priority: boolean;
  /** Pays with credit first, if there is any (A19). */
  usesCredit: boolean;
  note: string;
  /** The consent text as it was shown; `null` when not agreed to (A13). */
  marketing_text: string | null;
}

/** What blocks an order: an incomplete step, a note that is too long, a pending request, or missing stock. */
export type MissingPart = 'address' | 'shipping' | 'payment' | 'note' | 'stock' | 'response';

export interface CheckoutContext {
  form: CheckoutFormValues;
  cart: CartState;
  addresses: SavedAddress[];
  /** `null` until requested for this address and these items. */
  quotes: ShippingOffer[] | null;
  /** Each gateway's surcharge; `null` until requested for this total and credit. */
  surcharges: PaymentSurcharge[] | null;
  /** The shipping method chosen by the shopper, now or for an earlier order; `null` selects the cheapest. */
  shippingChoice: number | null;
  attempt: Attempt | null;
  /**
   * The address whose form was opened: the id of a saved one, or `'new'`; `null` when none was. Without an
   * address to select, the form is shown anyway.
   */
  addressForm: number | 'new' | null;
  /** The address form has unsaved input. */
  addressTyped: boolean;
  /** What was missing when the order button was pressed; `null` before a press and once it is resolved. */
  missing: MissingPart | null;
  failure: CheckoutFailure | null;
}

/** A failed checkout step and its reason. */
export type CheckoutFailure =
  | (Failure & {
      of: 'load' | 'address' | 'quotes' | 'quoteRequest' | 'price' | 'surcharges' | 'order';
      isOver?: never;
    })
  /** The order was not confirmed, but the shop is reachable again. */
  | { reason: 'unreachable'; of: 'order'; isOver: true };

/** The part of a checkout that outlives its page: the attempt, which may be another tab's, and the input. */
export type CheckoutDraft = Pick<CheckoutContext, 'attempt' | 'shippingChoice'> &
  Pick<CheckoutFormValues, 'note' | 'marketing_text' | 'usesCredit'>;

export interface CheckoutInput extends Partial<CheckoutDraft> {
  /** The cart already known, shown until the host's own arrives. */
  cart: CartState;
  /** `'new'` when a new address was being entered before. */
  addressForm?: 'new' | null;
}

/** The data that a checkout starts with. */
export interface LoadedCheckout extends Pick<CheckoutContext, 'cart' | 'addresses'> {
  /** Id of the account's default address; `null` when there is none. */
  currentAddress?: number | null;
}

export type AddressChange =
  | { change: 'create'; address: AddressInput }
  | { change: 'update'; id: number; address: AddressInput }
  | { change: 'enable' | 'disable'; id: number };

/** Arguments of `submitOrder`; the app adds the return `url`. */
export interface OrderInput {
  /** `null` for pick-up. */
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

export type OrderResponse = Pick<OrderSubmission, 'success' | 'payment' | 'message'>;

export type CheckoutEvent =
  | { type: 'address.choose'; id: number }
  /** Opens the form for a new or a saved address, or closes it. */
  | { type: 'address.add' }
  | { type: 'address.edit'; id: number }
  | { type: 'address.cancel' }
  /** Whether the form has unsaved input. */
  | { type: 'address.type'; typed: boolean }
  | { type: 'address.save'; change: AddressChange }
  | { type: 'option.choose'; shipping_type_id: number }
  /** A pick-up method; `null` switches back to shipping. */
  | { type: 'pickup.choose'; shipping_type_id: number | null }
  | { type: 'priority.choose'; priority: boolean }
  | { type: 'gateway.choose'; id: string }
  /** Whether to pay with credit first. */
  | { type: 'credit.choose'; usesCredit: boolean }
  | { type: 'note.change'; note: string }
  | { type: 'optin.change'; marketing_text: string | null }
  /** No shipping method is available: asks the shop for a quote (CHK-05). */
  | { type: 'quote.request' }
  | { type: 'order.submit' }
  | { type: 'checkout.retry' }
  | { type: 'connection.restore' }
  /** The cart changed elsewhere. */
  | { type: 'cart.sync'; cart: CartState }
  /** Another tab started to order. */
  | { type: 'attempt.sync'; attempt: Attempt | null }
  /** The page was restored by the browser's Back button. */
  | { type: 'page.restore' };

export type CheckoutEmitted =
  /** The order is placed: opens the payment URL (CHK-06). */
  | { type: 'payment.open'; url: string }
  /** The order button was pressed too early: leads to what is missing. */
  | { type: 'missing.show'; part: MissingPart }
  /** The order button was pressed with unsaved input in the address form: saves it, or shows its errors. */
  | { type: 'address.submit' };

export type CheckoutTag =
  | 'busy'
  | 'loading'
  | 'savingAddress'
  | 'failed'
  /** Failed to load, to get shipping quotes, or to price the selected one. */
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
