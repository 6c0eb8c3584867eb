import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { writeContent } from '../db/content-version.ts';
import type { Tables } from '../db/tables.ts';
import { markSeeded, unseeded } from './seed-log.ts';

/** Postage in a fresh shop. */
export const tariffCents = { standardPost: 10_60, expressPost: 14_10 };

const types = [
  {
    name: 'Local Delivery',
    amount_cents: 0,
    is_pick_up: 0,
    description: 'Free in Gladstone and Calliope. We bring it to your door when it is ready.',
    free_above_threshold: 0,
    regional: 1,
    min_transit_days: 0,
    max_transit_days: 1,
    sort_order: 1,
  },
  {
    name: 'Standard Post',
    amount_cents: tariffCents.standardPost,
    is_pick_up: 0,
    description: '3 to 5 business days',
    free_above_threshold: 1,
    regional: 0,
    min_transit_days: 3,
    max_transit_days: 5,
    sort_order: 2,
  },
  {
    name: 'Express Post',
    amount_cents: tariffCents.expressPost,
    is_pick_up: 0,
    description: '2 to 3 business days',
    free_above_threshold: 0,
    regional: 0,
    min_transit_days: 2,
    max_transit_days: 3,
    sort_order: 3,
  },
  {
    // Offered once `business.pick_up` is set.
    name: 'Pick-up',
    amount_cents: 0,
    is_pick_up: 1,
    description: 'At our workshop, as soon as we write to you that it is ready.',
    free_above_threshold: 0,
    regional: 0,
    min_transit_days: null,
    max_transit_days: null,
    sort_order: 4,
  },
] as const;

const localPlaces = [
  { suburb: 'Gladstone', postcode: '4680' },
  { suburb: 'Calliope', postcode: '4680' },
];

/**
 * Inserts shipping types not seeded before (GEN-03…GEN-06, A10). Regions are inserted only together with
 * their type, so that one removed by an owner does not return.
 */
export async function seedShipping(database: Database): Promise<void> {
  const names = types.map(({ name }) => name);
  const fresh = await unseeded(database, 'shipping', names);
  if (fresh.size === 0) return;
  await writeContent(database, async (transaction) => {
    for (const type of types) if (fresh.has(type.name)) await insertType(transaction, type);
    await markSeeded(transaction, 'shipping', fresh);
  });
}

async function insertType(transaction: Transaction<Tables>, type: (typeof types)[number]): Promise<void> {
  const inserted = await transaction
    .insertInto('shipping_types')
    .values(type)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted || type.regional === 0) return;
  const regions = localPlaces.map((place) => ({ ...place, shipping_type_id: inserted.id }));
  await transaction.insertInto('shipping_region_postcodes').values(regions).execute();
}
