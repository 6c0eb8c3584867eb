import type { Generated, Selectable } from 'kysely';
import type { Locale, OrderStatus } from '../../generated/contract-rules.ts';
import type { Flag, Instant } from '../columns.ts';

interface OrdersTable {
  id: Generated<number>;
  /** Random, for links that must not be guessable. */
  public_id: string;
  user_id: number;
  status: OrderStatus;
  /** Null once the order is dead, so that the same key can create a new one. */
  idempotency_key: string | null;
  /** The shopper's e-mail address and language. */
  email: string;
  locale: Generated<Locale>;
  /** JSON of the `CleanAddress` when the order was placed. */
  address: string;
  shipping_type_id: number;
  shipping_name: string;
  /** The shipping name in `locale`; null if it does not differ. */
  localized_shipping_name: string | null;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  priority_cents: number;
  surcharge_cents: number;
  /** The price of the order; the amount due is this minus the credit. */
  total_cents: number;
  /** The part of the total paid with credit. */
  credit_cents: Generated<number>;
  tax_cents: number;
  priority: Flag;
  /** Whether the customer picks it up instead of having it shipped. */
  is_pick_up: Generated<Flag>;
  promotion_id: number | null;
  promotion_code: string | null;
  note: string | null;
  marketing_opt_in: Flag;
  /** The text the shopper agreed to, as shown, and when (A13); null also if the client did not send it. */
  marketing_text: string | null;
  marketing_at: Instant | null;
  created_at: Instant;
  expires_at: Instant;
  paid_at: Instant | null;
  /** When its shopper archived it; ignored once it is paid. */
  archived_at: Instant | null;
  /**
   * The days, `YYYY-MM-DD`, between which it was to arrive when it was ordered; null if nothing was promised.
   */
  arrives_from: string | null;
  arrives_by: string | null;
  /** The parcel's tracking; null until it is dispatched, or if there is none. */
  tracking_number: string | null;
  tracking_url: string | null;
  /** When everything tax law does not require was erased, after its account was deleted. */
  reduced_at: Instant | null;
  /** When all personal data was erased. */
  erased_at: Instant | null;
}

interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  sku_id: number;
  /** The cart line's identity, by which the cart is cleared once the order is paid. */
  identity: string;
  name: string;
  /** The name in the order's `locale`; null if it does not differ. */
  localized_name: string | null;
  product_name: string;
  code: string;
  /** JSON, `CanonicalAddon[]`. */
  addons: string;
  qty: number;
  unit_cents: number;
  /** 1 if stock was taken for this line. */
  stock_held: Flag;
}

/** Every state an order has been in. */
interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  status: OrderStatus;
  at: Instant;
}

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;

export interface OrderTables {
  orders: OrdersTable;
  order_events: OrderEventsTable;
  order_lines: OrderLinesTable;
}
