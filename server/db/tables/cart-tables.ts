import type { Generated } from 'kysely';
import type { Instant } from '../columns.ts';

interface CartsTable {
  id: Generated<number>;
  /** 22 random characters; opens a guest's cart, never a user's (CRT-11). */
  session_key: string;
  /** Null for a guest's cart; a user has one cart. */
  user_id: number | null;
  /** When a guest's cart was merged into a user's; it is not opened again. */
  merged_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

interface CartLinesTable {
  id: Generated<number>;
  cart_id: number;
  /** Not a foreign key: a line outlives its SKU, to report that it is gone. */
  sku_id: number;
  identity: string;
  /** JSON, `CanonicalAddon[]`. */
  addons: string;
  qty: number;
  /** As when the line was added; shown if the SKU is no longer for sale. */
  name: string;
  product_name: string;
  product_slug: string;
  code: string;
  unit_cents: number;
  created_at: Instant;
}

interface RemovedCartLinesTable {
  /** The line's former id, which it gets again. */
  id: number;
  cart_id: number;
  /** JSON of the `cart_lines` row. */
  line: string;
  removed_at: Instant;
}

interface CartAdditionsTable {
  cart_id: number;
  /** As sent with a `cartAdd`. */
  idempotency_key: string;
  added_at: Instant;
}

export interface CartTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
  removed_cart_lines: RemovedCartLinesTable;
  cart_additions: CartAdditionsTable;
}
