import type { Database } from '../../db/connection.ts';

/** Whether something was added to the cart with this idempotency key; false without a key. */
export async function isAdded(db: Database, cartId: number, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const known = await db
    .selectFrom('cart_additions')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/** Stores an idempotency key. Of two concurrent calls exactly one returns true, as does one without a key. */
export async function noteAdded(
  db: Database,
  cartId: number,
  key: string | null,
  now: string,
): Promise<boolean> {
  if (key === null) return true;
  const result = await db
    .insertInto('cart_additions')
    .values({ cart_id: cartId, idempotency_key: key, added_at: now })
    .onConflict((conflict) => conflict.columns(['cart_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Deletes keys stored before `before`. */
export async function deleteStaleAdditions(db: Database, before: string): Promise<void> {
  await db.deleteFrom('cart_additions').where('added_at', '<', before).execute();
}
