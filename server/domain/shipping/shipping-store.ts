import type { Database } from '../../db/connection.ts';
import { fromFlag } from '../../db/columns.ts';
import type { ShippingRegion, ShippingType } from './shipping-rules.ts';

/** The enabled types in the shop's order. */
export async function enabledShippingTypes(db: Database): Promise<ShippingType[]> {
  const rows = await db
    .selectFrom('shipping_types')
    .selectAll()
    .where('enabled', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    amountCents: row.amount_cents,
    isPickUp: fromFlag(row.is_pick_up),
    description: row.description,
    freeAboveThreshold: fromFlag(row.free_above_threshold),
    regional: fromFlag(row.regional),
  }));
}

/** The places with this postcode that a regional type serves. */
export async function regionsOf(db: Database, postcode: string): Promise<ShippingRegion[]> {
  const rows = await db
    .selectFrom('shipping_region_postcodes')
    .select(['shipping_type_id', 'suburb', 'postcode'])
    .where('postcode', '=', postcode)
    .execute();
  return rows.map((row) => ({
    shippingTypeId: row.shipping_type_id,
    suburb: row.suburb,
    postcode: row.postcode,
  }));
}

export async function insertQuoteRequest(
  db: Database,
  request: { user_id: number | null; address: string; items: string; created_at: string },
): Promise<void> {
  await db.insertInto('shipping_quote_requests').values(request).execute();
}
