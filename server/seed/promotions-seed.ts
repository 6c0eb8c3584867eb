import type { Database } from '../db/connection.ts';

const promotions = [
  { code: 'WELCOME10', kind: 'percent', value: 10, minimum_cents: 0, max_uses_per_customer: 1 },
  { code: 'WORKSHOP15', kind: 'amount', value: 1500, minimum_cents: 10_000, max_uses_per_customer: null },
] as const;

/**
 * Inserts two promotion codes for trying out the shop: 10 % off once per customer, and $15.00 off from
 * $100.00 (CRT-08).
 */
export async function seedPromotions(db: Database): Promise<void> {
  await db
    .insertInto('promotions')
    .values([...promotions])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
