import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { CartTables } from '../../db/tables/cart-tables.ts';
import { randomToken } from '../../lib/random-token.ts';

export type CartRow = Selectable<CartTables['carts']>;
export type CartLineRow = Selectable<CartTables['cart_lines']>;
/** A restored line brings its former id. */
export type NewCartLine = Omit<Insertable<CartTables['cart_lines']>, 'cart_id'>;

const SESSION_KEY_BITS = 128;

/** Returns a guest's cart; never a user's, whatever the key (CRT-11), nor one that has been merged. */
export function findGuestCart(db: Database, sessionKey: string): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('session_key', '=', sessionKey)
    .where('user_id', 'is', null)
    .where('merged_at', 'is', null)
    .executeTakeFirst();
}

export function findUserCart(db: Database, userId: number): Promise<CartRow | undefined> {
  return db.selectFrom('carts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function insertGuestCart(db: Database, now: string): Promise<CartRow> {
  return db
    .insertInto('carts')
    .values({
      session_key: randomToken(SESSION_KEY_BITS),
      user_id: null,
      merged_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the user's cart, creating one if there is none; concurrent calls return the same one. */
export async function ensureUserCart(db: Database, userId: number, now: string): Promise<CartRow> {
  await db
    .insertInto('carts')
    .values({
      session_key: randomToken(SESSION_KEY_BITS),
      user_id: userId,
      merged_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return db.selectFrom('carts').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

/**
 * Marks the cart as changed. Within a transaction this locks the row, so that all changes to a cart, and
 * orders from it, run one after the other. Returns false if the cart has been merged in the meantime.
 */
export function lockCart(db: Database, cartId: number, now: string): Promise<boolean> {
  return changesRows(
    db.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).where('merged_at', 'is', null),
  );
}

/** Keeps a cart that is only viewed from being swept, without a write on every view. */
export async function touchCart(
  db: Database,
  cartId: number,
  now: string,
  staleBefore: string,
): Promise<void> {
  await db
    .updateTable('carts')
    .set({ updated_at: now })
    .where('id', '=', cartId)
    .where('updated_at', '<', staleBefore)
    .execute();
}

/** Claims a guest's cart for merging. Of two concurrent calls exactly one gets it, the other undefined. */
export function claimGuestCart(
  db: Database,
  sessionKey: string,
  now: string,
): Promise<{ id: number } | undefined> {
  return db
    .updateTable('carts')
    .set({ merged_at: now, updated_at: now })
    .where('session_key', '=', sessionKey)
    .where('user_id', 'is', null)
    .where('merged_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Returns a claimed cart to its guest. */
export async function releaseGuestCart(db: Database, cartId: number): Promise<void> {
  await db.updateTable('carts').set({ merged_at: null }).where('id', '=', cartId).execute();
}

export function listCartLines(db: Database, cartId: number): Promise<CartLineRow[]> {
  return db.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('id').execute();
}

export async function insertLine(db: Database, cartId: number, line: NewCartLine): Promise<void> {
  await db
    .insertInto('cart_lines')
    .values({ ...line, cart_id: cartId })
    .execute();
}

/** Replaces the content of a line. */
export async function updateLine(
  db: Database,
  lineId: number,
  line: Omit<NewCartLine, 'id' | 'created_at'>,
): Promise<void> {
  await db.updateTable('cart_lines').set(line).where('id', '=', lineId).execute();
}

export async function setLineQty(db: Database, lineId: number, qty: number): Promise<void> {
  await db.updateTable('cart_lines').set({ qty }).where('id', '=', lineId).execute();
}

/** Moves a line to another cart with a new quantity. */
export async function moveLine(db: Database, lineId: number, cartId: number, qty: number): Promise<void> {
  await db.updateTable('cart_lines').set({ cart_id: cartId, qty }).where('id', '=', lineId).execute();
}

export async function deleteLine(db: Database, cartId: number, lineId: number): Promise<void> {
  await db.deleteFrom('cart_lines').where('cart_id', '=', cartId).where('id', '=', lineId).execute();
}

/** Deletes guest carts not used since `before`, with their lines. */
export async function deleteStaleGuestCarts(db: Database, before: string): Promise<void> {
  await db.deleteFrom('carts').where('user_id', 'is', null).where('updated_at', '<', before).execute();
}
