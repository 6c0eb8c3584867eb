import type { Database } from '../db/connection.ts';

/** What products on sale are found by, newest first; `content` is HTML. */
export const readProductTexts = (database: Database) =>
  database
    .selectFrom('products')
    .select(['id', 'name', 'blurb', 'content', 'material', 'brand'])
    .where('enabled', '=', 1)
    .orderBy('created_at', 'desc')
    .execute();

/** The groups that each product was put into. */
export const readProductGroups = (database: Database) =>
  database.selectFrom('product_groups').select(['product_id', 'group_id']).execute();
