import type { Database } from '../../db/connection.ts';
import { fromFlag } from '../../db/columns.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import type { DayRange } from './arrival.ts';
import { workshopDay } from '../../../src/rules/workshop-time.ts';
import type { ShippingRegion, ShippingTariff, ShippingType } from './shipping-rules.ts';

type Offering = Pick<BusinessSettings, 'pick_up'>;

/** Returns the enabled types in the shop's order. */
async function enabledShippingTypes(db: Database, { pick_up }: Offering): Promise<ShippingType[]> {
  const rows = await db
    .selectFrom('shipping_types')
    .selectAll()
    .where('enabled', '=', 1)
    .where('is_pick_up', 'in', pick_up ? [0, 1] : [0])
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
    transit: dayRangeOf(row.min_transit_days, row.max_transit_days),
  }));
}

/** Returns the shipping type with this id, whatever its destinations; undefined if the shop has none. */
export async function findShippingType(
  db: Database,
  business: Offering,
  id: number,
): Promise<ShippingType | undefined> {
  return (await enabledShippingTypes(db, business)).find((type) => type.id === id);
}

const dayRangeOf = (min: number | null, max: number | null): DayRange | null =>
  min === null || max === null ? null : { min, max: Math.max(min, max) };

/** Returns the places with this postcode served by a regional type. */
async function regionsOf(db: Database, postcode: string): Promise<ShippingRegion[]> {
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

/** Returns the first place served by one of these regional types, e.g. `Gladstone 4680`. */
export async function findFirstPlace(db: Database, types: readonly number[]): Promise<string | null> {
  if (types.length === 0) return null;
  const row = await db
    .selectFrom('shipping_region_postcodes')
    .select(['suburb', 'postcode'])
    .where('shipping_type_id', 'in', types)
    .orderBy('id')
    .executeTakeFirst();
  return row ? `${row.suburb} ${row.postcode}` : null;
}

/** Reads the current tariff; `postcode` is null if unknown. */
export async function readTariff(
  db: Database,
  business: BusinessSettings,
  { postcode, now }: { postcode: string | null; now: Date },
): Promise<ShippingTariff> {
  const { min_making_days: min, max_making_days: max } = business;
  return {
    types: await enabledShippingTypes(db, business),
    regions: postcode === null ? [] : await regionsOf(db, postcode),
    freeOverCents: business.free_shipping_threshold_cents,
    making: { min, max: Math.max(min, max) },
    today: workshopDay(now),
  };
}

export async function insertQuoteRequest(
  db: Database,
  request: { user_id: number | null; address: string; items: string; created_at: string },
): Promise<void> {
  await db.insertInto('shipping_quote_requests').values(request).execute();
}
