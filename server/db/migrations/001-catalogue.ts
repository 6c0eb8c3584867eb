import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { SchemaMigration } from './schema-migration.ts';

const owned = (by: string) =>
  [
    'integer',
    (column: ColumnDefinitionBuilder) => column.notNull().references(by).onDelete('cascade'),
  ] as const;

async function createGroups({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('groups'), engine)
    .addColumn('namespace', ...columns.text)
    .addColumn('model', ...columns.text)
    .addColumn('slug', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('content', ...columns.text)
    .addColumn('image_hash', ...columns.optionalText)
    .addColumn('root', ...columns.integer)
    .addColumn('lft', ...columns.integer)
    .addColumn('rgt', ...columns.integer)
    .addColumn('level', ...columns.integer)
    .addColumn('created_at', ...columns.text)
    .addColumn('updated_at', ...columns.text)
    .execute();
  await schema
    .createIndex('groups_slug')
    .on('groups')
    .columns(['namespace', 'model', 'slug'])
    .unique()
    .execute();
  await schema.createIndex('groups_place').on('groups').columns(['root', 'lft']).execute();
}

async function createVideos({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('videos'), engine)
    .addColumn('platform', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('slug', ...columns.text)
    .addColumn('length_s', ...columns.optionalInteger)
    .addColumn('slate_hash', ...columns.optionalText)
    .addColumn('file', ...columns.optionalText)
    .execute();
  await schema.createIndex('videos_slug').on('videos').column('slug').unique().execute();
}

async function createProducts({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('products'), engine)
    .addColumn('slug', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('title', ...columns.text)
    .addColumn('meta_description', ...columns.text)
    .addColumn('blurb', ...columns.text)
    .addColumn('content', ...columns.text)
    .addColumn('brand', ...columns.optionalText)
    .addColumn('badge', ...columns.optionalText)
    .addColumn('primary_group_id', 'integer', (column) => column.references('groups.id').onDelete('set null'))
    .addColumn('video_id', 'integer', (column) => column.references('videos.id').onDelete('set null'))
    .addColumn('size_chart_hash', ...columns.optionalText)
    .addColumn('enabled', ...columns.flagOn)
    .addColumn('created_at', ...columns.text)
    .addColumn('updated_at', ...columns.text)
    .execute();
  await schema.createIndex('products_slug').on('products').column('slug').unique().execute();
  await schema
    .createIndex('products_newest')
    .on('products')
    .columns(['enabled', 'created_at', 'id'])
    .execute();
  await schema.createIndex('products_primary_group').on('products').column('primary_group_id').execute();
  await withId(schema.createTable('product_photos'), engine)
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('name', ...columns.text)
    .addColumn('hash', ...columns.text)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createIndex('product_photos_product')
    .on('product_photos')
    .columns(['product_id', 'sort_order'])
    .execute();
}

async function createVariations({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('variations'), engine)
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('name', ...columns.text)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createIndex('variations_product')
    .on('variations')
    .columns(['product_id', 'name'])
    .unique()
    .execute();
  await withId(schema.createTable('variation_options'), engine)
    .addColumn('variation_id', ...owned('variations.id'))
    .addColumn('name', ...columns.text)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createIndex('variation_options_variation')
    .on('variation_options')
    .columns(['variation_id', 'name'])
    .unique()
    .execute();
}

async function createSkus({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('skus'), engine)
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('code', ...columns.text)
    .addColumn('price_cents', ...columns.optionalInteger)
    .addColumn('special_price_cents', ...columns.optionalInteger)
    .addColumn('stock_tracked', ...columns.flag)
    .addColumn('available', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`available >= 0`),
    )
    .addColumn('photo_id', 'integer', (column) => column.references('product_photos.id').onDelete('set null'))
    .addColumn('sort_order', ...columns.integer)
    .addColumn('enabled', ...columns.flagOn)
    .execute();
  await schema.createIndex('skus_code').on('skus').column('code').unique().execute();
  await schema.createIndex('skus_product').on('skus').columns(['product_id', 'sort_order']).execute();
  await schema.createIndex('skus_photo').on('skus').column('photo_id').execute();
  await schema
    .createTable('sku_options')
    .addColumn('sku_id', ...owned('skus.id'))
    .addColumn('option_id', ...owned('variation_options.id'))
    .addPrimaryKeyConstraint('sku_options_key', ['sku_id', 'option_id'])
    .execute();
  await schema.createIndex('sku_options_option').on('sku_options').column('option_id').execute();
}

async function createAddons({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('addons'), engine)
    .addColumn('code', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('type', ...columns.text)
    .addColumn('required', ...columns.flag)
    .addColumn('price_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('max_length', ...columns.optionalInteger)
    .addColumn('hint', ...columns.optionalText)
    .execute();
  await schema.createIndex('addons_code').on('addons').column('code').unique().execute();
  await withId(schema.createTable('addon_options'), engine)
    .addColumn('addon_id', ...owned('addons.id'))
    .addColumn('name', ...columns.text)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('addon_options_addon').on('addon_options').column('addon_id').execute();
  await withId(schema.createTable('product_addons'), engine)
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('addon_id', ...owned('addons.id'))
    .addColumn('min_qty', ...columns.integer)
    .addColumn('max_qty', ...columns.integer)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createIndex('product_addons_product')
    .on('product_addons')
    .columns(['product_id', 'addon_id'])
    .unique()
    .execute();
  await schema.createIndex('product_addons_addon').on('product_addons').column('addon_id').execute();
}

async function createProductLinks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('product_groups')
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('group_id', ...owned('groups.id'))
    .addColumn('sort_order', ...columns.integer)
    .addPrimaryKeyConstraint('product_groups_key', ['product_id', 'group_id'])
    .execute();
  await schema.createIndex('product_groups_group').on('product_groups').column('group_id').execute();
  await schema
    .createTable('group_listings')
    .addColumn('group_id', ...owned('groups.id'))
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('created_at', ...columns.text)
    .addPrimaryKeyConstraint('group_listings_key', ['product_id', 'group_id'])
    .execute();
  await schema
    .createIndex('group_listings_newest')
    .on('group_listings')
    .columns(['group_id', 'created_at', 'product_id'])
    .execute();
  await schema
    .createTable('product_relateds')
    .addColumn('product_id', ...owned('products.id'))
    .addColumn('related_id', ...owned('products.id'))
    .addColumn('sort_order', ...columns.integer)
    .addPrimaryKeyConstraint('product_relateds_key', ['product_id', 'related_id'])
    .execute();
  await schema.createIndex('product_relateds_related').on('product_relateds').column('related_id').execute();
}

async function createBookkeeping({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', ...columns.integer)
    .execute();
  await schema
    .createTable('seed_log')
    .addColumn('kind', ...columns.text)
    .addColumn('key', ...columns.text)
    .addPrimaryKeyConstraint('seed_log_key', ['kind', 'key'])
    .execute();
}

/**
 * Groups, products with their variations, SKUs, add-ons, photos and places; the content version and the seed
 * log.
 */
export const catalogueMigration: SchemaMigration = {
  name: '001-catalogue',
  async up(database, engine) {
    await createBookkeeping(database);
    await createGroups(database, engine);
    await createVideos(database, engine);
    await createProducts(database, engine);
    await createVariations(database, engine);
    await createSkus(database, engine);
    await createAddons(database, engine);
    await createProductLinks(database);
    await sql`insert into content_version (id, version) values (1, 1)`.execute(database);
  },
};
