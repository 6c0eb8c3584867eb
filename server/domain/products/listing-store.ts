import { addonTypes, isPersonalType } from '../../../src/rules/addon-types.ts';
import { soldStates } from '../../../src/rules/order-states.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import { materialsOf } from './material-names.ts';

/** Group id of the listing of all products. */
export const EVERY_GROUP = 0;
/** Stands in for a missing price: above, or below, every price. */
export const NO_PRICE = { up: 2_147_483_647, down: -1 } as const;

const INSERTED_AT_ONCE = 400;

/** The types of add-ons that make a product personalised. */
const personalAddonTypes = Object.keys(addonTypes).filter(isPersonalType);

/**
 * Rebuilds the tables that listings read: each product once in each of its groups, in every group above and in
 * `EVERY_GROUP`. Listings refresh themselves when the content version has changed; a writer may call this in
 * its transaction, so that no reader has to wait later.
 */
export async function refreshListings(transaction: Transaction<Tables>): Promise<void> {
  // Comes first, because its row lock makes concurrent refreshes queue up.
  await sql`update listing_state set version = (select version from content_version where id = 1) where id = 1`.execute(
    transaction,
  );
  await transaction.deleteFrom('group_listings').execute();
  await fillListings(transaction);
  await transaction.deleteFrom('product_materials').execute();
  await fillMaterials(transaction);
}

/** Refreshes the listings when they are older than the content. */
export async function ensureFreshListings(database: Database): Promise<void> {
  const stale = await database
    .selectFrom('listing_state')
    .innerJoin('content_version', 'content_version.id', 'listing_state.id')
    .select('listing_state.id')
    .whereRef('listing_state.version', '<', 'content_version.version')
    .executeTakeFirst();
  if (stale) await database.transaction().execute(refreshListings);
}

/** The data of each product that listings need. */
const productFacts = sql`
  prices as (
    select product_id,
      min(case when special_price_cents < price_cents then special_price_cents else price_cents end) as cents,
      max(case when special_price_cents < price_cents then 1 else 0 end) as on_special
    from skus where enabled = 1 group by product_id
  ), sales as (
    select skus.product_id, sum(order_lines.qty) as sold
    from order_lines
    join orders on orders.id = order_lines.order_id and orders.status in (${sql.join(soldStates)})
    join skus on skus.id = order_lines.sku_id
    group by skus.product_id
  ), personal as (
    select distinct product_addons.product_id
    from product_addons join addons on addons.id = product_addons.addon_id
    where addons.type in (${sql.join(personalAddonTypes)})
  ), season as (
    select distinct product_groups.product_id
    from product_groups join groups on groups.id = product_groups.group_id
    where groups.model = 'seasonal'
  )`;

/** Every group that lists a product: its own, those above, and `EVERY_GROUP`. */
const listingGroups = sql`
  places as (
    select above.id as group_id, product_groups.product_id
    from product_groups
    join groups as own on own.id = product_groups.group_id
    join groups as above on above.root = own.root and above.lft <= own.lft and above.rgt >= own.rgt
    union
    select cast(${EVERY_GROUP} as integer), id from products
  )`;

async function fillListings(transaction: Transaction<Tables>): Promise<void> {
  await sql`
    insert into group_listings (group_id, product_id, created_at, price_up, price_down, sort_name, sold,
      personalised, seasonal)
    with ${productFacts}, ${listingGroups}
    select places.group_id, products.id, products.created_at,
      coalesce(prices.cents, cast(${NO_PRICE.up} as integer)),
      coalesce(prices.cents, cast(${NO_PRICE.down} as integer)),
      lower(products.name), coalesce(sales.sold, 0),
      case when personal.product_id is null then 0 else 1 end,
      case when season.product_id is null and coalesce(prices.on_special, 0) = 0 then 0 else 1 end
    from places
    join products on products.id = places.product_id and products.enabled = 1
    left join prices on prices.product_id = products.id
    left join sales on sales.product_id = products.id
    left join personal on personal.product_id = products.id
    left join season on season.product_id = products.id
  `.execute(transaction);
}

async function fillMaterials(transaction: Transaction<Tables>): Promise<void> {
  const products = await transaction
    .selectFrom('products')
    .select(['id', 'material'])
    .where('enabled', '=', 1)
    .where('material', '!=', '')
    .execute();
  const rows = products.flatMap(({ id, material }) =>
    materialsOf(material).map((name) => ({ product_id: id, material: name })),
  );
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE) {
    await transaction
      .insertInto('product_materials')
      .values(rows.slice(at, at + INSERTED_AT_ONCE))
      .execute();
  }
}

/**
 * Recounts the sales of each product, for sorting by popularity, as sales do not change the content version.
 * Writes only what has changed.
 */
export async function refreshSales(database: Database): Promise<void> {
  await sql`
    with sold_skus as (
      select order_lines.sku_id, sum(order_lines.qty) as sold
      from order_lines
      join orders on orders.id = order_lines.order_id and orders.status in (${sql.join(soldStates)})
      group by order_lines.sku_id
    ), sales as (
      select products.id as product_id, coalesce(sum(sold_skus.sold), 0) as sold
      from products
      left join skus on skus.product_id = products.id
      left join sold_skus on sold_skus.sku_id = skus.id
      group by products.id
    )
    update group_listings set sold = sales.sold from sales
    where sales.product_id = group_listings.product_id and group_listings.sold <> sales.sold
  `.execute(database);
}
