import type { Generated, Selectable } from 'kysely';
import type { Locale, OrderStatus } from '../../generated/contract-rules.ts';
import type { Flag, Instant } from '../columns.ts';

interface OrdersTable {
  id: Generated<number>;
  /** Random: stands in links that must not be guessed. */
  public_id: string;
  user_id: number;
  status: OrderStatus;
  /** Null once the order is dead, so that the same key may make a new one. */
  idempotency_key: string | null;
  /** Where the shopper's mails go, and their language. */
  email: string;
  locale: Generated<Locale>;
  /** JSON, `CleanAddress` as it was when the order was made. */
  address: string;
  shipping_type_id: number;
  shipping_name: string;
  /** The same in `locale`; null: nothing else. */
  localized_shipping_name: string | null;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  priority_cents: number;
  surcharge_cents: number;
  /** The price of the order; what is left to pay is this less the credit. */
  total_cents: number;
  /** What of the total is paid with credit. */
  credit_cents: Generated<number>;
  tax_cents: number;
  priority: Flag;
  /** Nobody sends it: whoever has ordered fetches it. */
  is_pick_up: Generated<Flag>;
  promotion_id: number | null;
  promotion_code: string | null;
  note: string | null;
  marketing_opt_in: Flag;
  /** What the shopper agreed to, as it was shown, and when (A13); null also when his client did not tell. */
  marketing_text: string | null;
  marketing_at: Instant | null;
  created_at: Instant;
  expires_at: Instant;
  paid_at: Instant | null;
  /** When its shopper took it out of the account; means nothing once it is paid. */
  put_away_at: Instant | null;
  /** The days, `YYYY-MM-DD`, between which it was to arrive when it was ordered; null when nothing was said of it. */
  arrives_from: string | null;
  arrives_by: string | null;
  /** Where its parcel is followed; null until it is posted, or where nothing is known. */
  tracking_number: string | null;
  tracking_url: string | null;
  /** When all was erased that tax law does not ask for, since the account is deleted. */
  reduced_at: Instant | null;
  /** When everything personal was erased. */
  erased_at: Instant | null;
}

interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  sku_id: number;
  /** The cart line's identity, by which the cart is cleared once the order is paid. */
  identity: string;
  name: string;
  /** The name in the order's `locale`; null: nothing else. */
  localized_name: string | null;
  product_name: string;
  code: string;
  /** JSON, `CanonicalAddon[]`. */
  addons: string;
  qty: number;
  unit_cents: number;
  /** 1: pieces were taken from the stock for this line. */
  stock_held: Flag;
}

/** Every state that an order has been in. */
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
