import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { SynonymRow } from './synonyms.ts';

/** What products on sale are found by, newest first; `content` is HTML. */
export const readProductTexts = (database: Database) =>
  database
    .selectFrom('products')
    .select(['id', 'name', 'title', 'blurb', 'content', 'material', 'brand'])
    .where('enabled', '=', 1)
    .orderBy('created_at', 'desc')
    .execute();

/** The groups that each product was put into. */
export const readProductGroups = (database: Database) =>
  database.selectFrom('product_groups').select(['product_id', 'group_id']).execute();

/** The code and today's price in cents of every SKU on sale; null: quoted by e-mail. */
export const readSkuOffers = (database: Database) =>
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

/** What the owner says that shoppers mean. */
export const readSynonyms = (database: Database): Promise<SynonymRow[]> =>
  database.selectFrom('search_synonyms').selectAll().orderBy('phrase').execute();
