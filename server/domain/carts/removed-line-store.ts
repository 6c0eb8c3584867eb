import { fromJson, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { CartLineRow } from './cart-store.ts';

const MAX_REMOVED_LINES = 50;

/** Stores a line removed from its cart; only the newest 50 of a cart are stored. */
export async function insertRemovedLine(db: Database, line: CartLineRow, now: string): Promise<void> {
  const row = { id: line.id, cart_id: line.cart_id, line: toJson(line), removed_at: now };
  await db.insertInto('removed_cart_lines').values(row).execute();
  const newest = await db
    .selectFrom('removed_cart_lines')
    .select('id')
    .where('cart_id', '=', line.cart_id)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const beyond = newest.slice(MAX_REMOVED_LINES).map(({ id }) => id);
  if (beyond.length > 0) await db.deleteFrom('removed_cart_lines').where('id', 'in', beyond).execute();
}

/** Returns the removed lines of a cart that are still stored. */
export async function listRemovedLines(db: Database, cartId: number): Promise<CartLineRow[]> {
  const rows = await db
    .selectFrom('removed_cart_lines')
    .select('line')
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  return rows.map(({ line }) => ({ ...fromJson<CartLineRow>(line), cart_id: cartId }));
}

/** Deletes a removed line. Of two concurrent calls exactly one returns true. */
export function deleteRemovedLine(db: Database, cartId: number, lineId: number): Promise<boolean> {
  return changesRows(
    db.deleteFrom('removed_cart_lines').where('cart_id', '=', cartId).where('id', '=', lineId),
  );
}

/** Moves the removed lines of one cart to another, like its lines. */
export async function moveRemovedLines(db: Database, fromCart: number, toCart: number): Promise<void> {
  await db
    .updateTable('removed_cart_lines')
    .set({ cart_id: toCart })
    .where('cart_id', '=', fromCart)
    .execute();
}

/** Deletes lines removed before `before`. */
export async function deleteStaleRemovedLines(db: Database, before: string): Promise<void> {
  await db.deleteFrom('removed_cart_lines').where('removed_at', '<', before).execute();
}
