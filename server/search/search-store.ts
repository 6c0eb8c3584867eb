import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { SynonymRow } from './synonyms.ts';

/** Returns the searchable texts of products on sale, newest first; `content` is HTML. */
export const listProductTexts = (database: Database) =>
  database
    .selectFrom('products')
    .select(['id', 'name', 'title', 'blurb', 'content', 'material', 'brand'])
    .where('enabled', '=', 1)
    .orderBy('created_at', 'desc')
    .execute();

/** Returns the groups of each product. */
export const listProductGroups = (database: Database) =>
  database.selectFrom('product_groups').select(['product_id', 'group_id']).execute();

/** Returns the code and current price in cents of every SKU on sale; null if quoted by e-mail. */
export const listSkuOffers = (database: Database) =>
  database
    .selectFrom('skus')
    .select(['product_id', 'code'])
    .select(
      sql<
        number | null
      >`case when special_price_cents < price_cents then special_price_cents else price_cents end`.as(
        'cents',
      ),
    )
    .where('enabled', '=', 1)
    .orderBy('sort_order')
    .execute();

/** Returns the synonyms set by the owner. */
export const listSynonyms = (database: Database): Promise<SynonymRow[]> =>
  database.selectFrom('search_synonyms').selectAll().orderBy('phrase').execute();
