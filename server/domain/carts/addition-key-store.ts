import type { Database } from '../../db/connection.ts';

/** Whether something was added to the cart with this idempotency key. */
export async function hasAdditionKey(db: Database, cartId: number, key: string): Promise<boolean> {
  const known = await db
    .selectFrom('cart_additions')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/** Stores an idempotency key. Of two concurrent calls exactly one returns true. */
export async function insertAdditionKey(
  db: Database,
  cartId: number,
  key: string,
  now: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cart_additions')
    .values({ cart_id: cartId, idempotency_key: key, added_at: now })
    .onConflict((conflict) => conflict.columns(['cart_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes keys stored before `before`. */
export async function deleteStaleAdditionKeys(db: Database, before: string): Promise<void> {
  await db.deleteFrom('cart_additions').where('added_at', '<', before).execute();
}
