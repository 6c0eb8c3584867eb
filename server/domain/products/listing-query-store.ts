import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../../db/rows.ts';
import { EVERY_GROUP, NO_PRICE } from './listing-store.ts';
import { priceBands } from './listing-filter.ts';
import type { ListingSort } from '../../generated/contract-rules.ts';
import type { ListingFacets, ListingFilter } from './listing-filter.ts';

/** Products all of whose SKUs are stock-tracked and sold out; read from the index of sold-out SKUs. */
const soldOut = sql<number>`(
  select gone.product_id from skus as gone
  where gone.enabled = 1 and gone.stock_tracked = 1 and gone.available = 0 and not exists (
    select 1 from skus as other where other.product_id = gone.product_id and other.enabled = 1
      and (other.stock_tracked = 0 or other.available > 0)
  )
)`;

/** Limits a requested price to what the column can hold; `NO_PRICE.up` is above every real price. */
const storable = (cents: number) => Math.min(Math.max(cents, 0), NO_PRICE.up);

function listed(database: Database, filter: ListingFilter) {
  let query = database.selectFrom('group_listings').where('group_id', '=', filter.groupId ?? EVERY_GROUP);
  if (filter.ids !== null) query = query.where('product_id', 'in', filter.ids.length > 0 ? filter.ids : [0]);
  if (filter.seasonal) query = query.where('seasonal', '=', 1);
  if (filter.personalised) query = query.where('personalised', '=', 1);
  if (filter.priceFrom !== null) query = query.where('price_up', '>=', storable(filter.priceFrom));
  if (filter.priceFrom !== null || filter.priceBelow !== null)
    query = query.where('price_up', '<', storable(filter.priceBelow ?? NO_PRICE.up));
  if (filter.inStock) query = query.where(sql<boolean>`product_id not in ${soldOut}`);
  if (filter.materials.length > 0) query = query.where('product_id', 'in', ofMaterials(database, filter));
  return query;
}

const ofMaterials = (database: Database, { materials }: ListingFilter) =>
  database.selectFrom('product_materials').select('product_id').where('material', 'in', materials);

/** Returns product ids in the order of `sort`, equal ones newest first. */
export async function readListing(
  database: Database,
  filter: ListingFilter,
  sort: ListingSort,
  page: { first: number; offset: number },
): Promise<number[]> {
  const query = listed(database, filter).select('product_id').limit(page.first).offset(page.offset);
  const rows = await sorted[sort](query).execute();
  return rows.map((row) => row.product_id);
}

type Listing = ReturnType<typeof selected>;
const selected = (database: Database, filter: ListingFilter) => listed(database, filter).select('product_id');

/** Each order follows one index, forwards or backwards. */
const sorted: Record<ListingSort, (query: Listing) => Listing> = {
  newest: (query) => query.orderBy('created_at', 'desc').orderBy('product_id', 'desc'),
  price: (query) => query.orderBy('price_up').orderBy('product_id'),
  'price-desc': (query) => query.orderBy('price_down', 'desc').orderBy('product_id', 'desc'),
  name: (query) => query.orderBy('sort_name').orderBy('product_id'),
  popular: (query) =>
    query.orderBy('sold', 'desc').orderBy('created_at', 'desc').orderBy('product_id', 'desc'),
};

/** Counts all products that match the filter of `readListing`. */
export const countListing = (database: Database, filter: ListingFilter): Promise<number> =>
  countRows(listed(database, filter));

async function countMaterials(database: Database, filter: ListingFilter) {
  return database
    .selectFrom('product_materials')
    .select((row) => ['material as name', row.fn.countAll<number>().as('count')])
    .where('product_id', 'in', selected(database, filter))
    .groupBy('material')
    .orderBy('material')
    .execute();
}

async function countPrices(database: Database, filter: ListingFilter): Promise<number[]> {
  const columns = priceBands.map(({ from, below }, index) =>
    sql<number>`coalesce(sum(case when price_up >= ${from} and price_up < ${below ?? NO_PRICE.up} then 1 else 0 end), 0)`.as(
      `band_${index}`,
    ),
  );
  const counts = await listed(database, filter).select(columns).executeTakeFirstOrThrow();
  return priceBands.map((_band, index) => counts[`band_${index}`] ?? 0);
}

/** Counts the products per further choice, in four queries. */
export async function readFacets(database: Database, filter: ListingFilter): Promise<ListingFacets> {
  const [materials, prices, inStock, personalised] = await Promise.all([
    countMaterials(database, { ...filter, materials: [] }),
    countPrices(database, { ...filter, priceFrom: null, priceBelow: null }),
    countListing(database, { ...filter, inStock: true }),
    countListing(database, { ...filter, personalised: true }),
  ]);
  return {
    materials,
    prices: priceBands.map((band, index) => ({ ...band, count: prices[index] ?? 0 })),
    inStock,
    personalised,
  };
}
