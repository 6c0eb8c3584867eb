import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { SHOWN_CHANNEL, watchContent } from '../watch-content.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** All tables shown on pages. Stock is not content: it changes with each order. */
const content = [
  'addon_options',
  'addons',
  'documents',
  'faqs',
  'form_questions',
  'forms',
  'galleries',
  'groups',
  'links',
  'page_blocks',
  'page_contents',
  'page_rows',
  'page_widgets',
  'pages',
  'people',
  'photos',
  'product_addons',
  'product_groups',
  'product_photos',
  'product_relateds',
  'products',
  'redirects',
  'search_synonyms',
  'settings',
  'shipping_region_postcodes',
  'shipping_types',
  'sku_options',
  'slides',
  'testimonials',
  'variation_options',
  'variations',
  'videos',
  'voucher_themes',
].map((name) => ({ name }));

const skus = {
  name: 'skus',
  columns: [
    'product_id',
    'code',
    'price_cents',
    'special_price_cents',
    'stock_tracked',
    'photo_id',
    'sort_order',
    'enabled',
  ],
};

/**
 * On PostgreSQL every process is notified immediately, of content and of stock that reaches or leaves zero.
 */
async function tellProcesses(database: Kysely<unknown>): Promise<void> {
  const statements = [
    `create function count_content_change() returns trigger language plpgsql as $$
      begin update content_version set version = version + 1 where id = 1; return null; end $$`,
    `create function tell_shown_change() returns trigger language plpgsql as $$
      begin perform pg_notify('${SHOWN_CHANNEL}', ''); return null; end $$`,
    `create trigger content_version_told after update on content_version
      for each statement execute function tell_shown_change()`,
    `create trigger skus_told after update of available on skus
      for each row when ((old.available = 0) <> (new.available = 0)) execute function tell_shown_change()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Content the owner writes in plain SQL changes the content version too. */
export const watchedContentMigration: SchemaMigration = {
  name: '022-watched-content',
  async up(database, engine) {
    if (engine === 'postgres') await tellProcesses(database);
    await watchContent(database, engine, [...content, skus]);
  },
};
