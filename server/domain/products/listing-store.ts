import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Derives `group_listings` anew: each product stands once in each of its groups and in every group above.
 * To be called in the transaction that changes groups or what products are in them.
 */
export async function refreshListings(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('group_listings').execute();
  await sql`
    insert into group_listings (group_id, product_id, created_at)
    select distinct above.id, product_groups.product_id, products.created_at
    from product_groups
    join products on products.id = product_groups.product_id
    join groups as own on own.id = product_groups.group_id
    join groups as above on above.root = own.root and above.lft <= own.lft and above.rgt >= own.rgt
    where products.enabled = 1
  `.execute(transaction);
}

/** Which products are meant: of a group and everything below it, of these ids, or (neither) all. */
export interface ListingFilter {
  groupId: number | null;
  ids: readonly number[] | null;
}

function listed(database: Database, { groupId, ids }: ListingFilter) {
  const source =
    groupId === null
      ? database
          .selectFrom('products')
          .select(['products.id as product_id', 'products.created_at'])
          .where('products.enabled', '=', 1)
      : database
          .selectFrom('group_listings')
          .select(['group_listings.product_id', 'group_listings.created_at'])
          .where('group_listings.group_id', '=', groupId);
  const query = database.selectFrom(source.as('listed'));
  return ids === null ? query : query.where('listed.product_id', 'in', ids.length > 0 ? ids : [0]);
}

/** Ids of products, newest first. */
export async function readListing(
  database: Database,
  filter: ListingFilter,
  page: { first: number; offset: number },
): Promise<number[]> {
  const rows = await listed(database, filter)
    .select('listed.product_id')
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.product_id', 'desc')
    .limit(page.first)
    .offset(page.offset)
    .execute();
  return rows.map((row) => row.product_id);
}

/** How many products `readListing` can give for the filter. */
export async function countListing(database: Database, filter: ListingFilter): Promise<number> {
  const { total } = await listed(database, filter)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
