import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { columns } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** The columns each sort order of a listing uses, after the group. */
const ORDERS = {
  newest: ['created_at', 'product_id'],
  cheapest: ['price_up', 'product_id'],
  dearest: ['price_down', 'product_id'],
  name: ['sort_name', 'product_id'],
  popular: ['sold', 'created_at', 'product_id'],
};

async function createListings({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  // Names sort by code point on both engines.
  const byCodePoint = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await schema.dropTable('group_listings').execute();
  await schema
    .createTable('group_listings')
    .addColumn('group_id', ...columns.integer)
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('created_at', ...columns.text)
    .addColumn('price_up', ...columns.integer)
    .addColumn('price_down', ...columns.integer)
    .addColumn('sort_name', byCodePoint, (column) => column.notNull())
    .addColumn('sold', ...columns.integer)
    .addColumn('personalised', ...columns.integer)
    .addColumn('seasonal', ...columns.integer)
    .addPrimaryKeyConstraint('group_listings_key', ['product_id', 'group_id'])
    .execute();
  for (const [order, along] of Object.entries(ORDERS)) {
    await schema
      .createIndex(`group_listings_${order}`)
      .on('group_listings')
      .columns(['group_id', ...along])
      .execute();
  }
}

async function createMaterials(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('products')
    .addColumn('material', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .createTable('product_materials')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('material', ...columns.text)
    .addPrimaryKeyConstraint('product_materials_key', ['product_id', 'material'])
    .execute();
  await sql`create index skus_sold_out on skus (product_id)
    where enabled = 1 and stock_tracked = 1 and available = 0`.execute(database);
}

/** Listings' columns for sorting and filtering, derived per content version; products' materials. */
export const listingsMigration: SchemaMigration = {
  name: '006-listings',
  async up(database, engine) {
    await createListings(database, engine);
    await createMaterials(database);
    await database.schema
      .createTable('listing_state')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', ...columns.integer)
      .execute();
    await sql`insert into listing_state (id, version) values (1, 0)`.execute(database);
  },
};
