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

const counter = ['integer', (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)] as const;

async function createCarts({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('carts'), engine)
    .addColumn('session_key', ...columns.text)
    .addColumn('user_id', 'integer', (column) => column.unique().references('users.id').onDelete('cascade'))
    .addColumn('merged_at', ...columns.optionalText)
    .addColumn('created_at', ...columns.text)
    .addColumn('updated_at', ...columns.text)
    .execute();
  await schema.createIndex('carts_session_key').on('carts').column('session_key').unique().execute();
  await schema.createIndex('carts_updated_at').on('carts').column('updated_at').execute();
  await withId(schema.createTable('cart_lines'), engine)
    .addColumn('cart_id', ...owned('carts.id'))
    .addColumn('sku_id', ...columns.integer)
    .addColumn('identity', ...columns.text)
    .addColumn('addons', ...columns.text)
    .addColumn('qty', 'integer', (column) => column.notNull().check(sql`qty >= 1`))
    .addColumn('name', ...columns.text)
    .addColumn('product_name', ...columns.text)
    .addColumn('product_slug', ...columns.text)
    .addColumn('code', ...columns.text)
    .addColumn('unit_cents', ...columns.integer)
    .addColumn('created_at', ...columns.text)
    .execute();
  await schema
    .createIndex('cart_lines_identity')
    .on('cart_lines')
    .columns(['cart_id', 'identity'])
    .unique()
    .execute();
}

async function createAddresses({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('addresses'), engine)
    .addColumn('user_id', ...owned('users.id'))
    .addColumn('display_name', ...columns.text)
    .addColumn('first_name', ...columns.text)
    .addColumn('last_name', ...columns.text)
    .addColumn('email', ...columns.optionalText)
    .addColumn('phone', ...columns.optionalText)
    .addColumn('company', ...columns.optionalText)
    .addColumn('street_address', ...columns.text)
    .addColumn('street_address_1', ...columns.optionalText)
    .addColumn('postcode', ...columns.text)
    .addColumn('city', ...columns.text)
    .addColumn('state', ...columns.text)
    .addColumn('country', ...columns.text)
    .addColumn('enabled', ...columns.flagOn)
    .addColumn('created_at', ...columns.text)
    .execute();
  await schema.createIndex('addresses_user').on('addresses').column('user_id').execute();
}

async function createShipping({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('shipping_types'), engine)
    .addColumn('name', ...columns.text)
    .addColumn('amount_cents', ...columns.integer)
    .addColumn('is_pick_up', ...columns.flag)
    .addColumn('description', ...columns.text)
    .addColumn('free_above_threshold', ...columns.flag)
    .addColumn('regional', ...columns.flag)
    .addColumn('sort_order', ...columns.integer)
    .addColumn('enabled', ...columns.flagOn)
    .execute();
  await schema.createIndex('shipping_types_name').on('shipping_types').column('name').unique().execute();
  await withId(schema.createTable('shipping_region_postcodes'), engine)
    .addColumn('shipping_type_id', ...owned('shipping_types.id'))
    .addColumn('suburb', ...columns.text)
    .addColumn('postcode', ...columns.text)
    .execute();
  await schema
    .createIndex('shipping_region_postcodes_place')
    .on('shipping_region_postcodes')
    .columns(['shipping_type_id', 'suburb', 'postcode'])
    .unique()
    .execute();
  await withId(schema.createTable('shipping_quote_requests'), engine)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('address', ...columns.text)
    .addColumn('items', ...columns.text)
    .addColumn('created_at', ...columns.text)
    .execute();
}

async function createPromotions({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('promotions'), engine)
    .addColumn('code', ...columns.text)
    .addColumn('kind', ...columns.text)
    .addColumn('value', ...columns.integer)
    .addColumn('minimum_cents', ...counter)
    .addColumn('starts_at', ...columns.optionalText)
    .addColumn('ends_at', ...columns.optionalText)
    .addColumn('usage_limit', ...columns.optionalInteger)
    .addColumn('used_count', ...counter)
    .addColumn('enabled', ...columns.flagOn)
    .execute();
  await schema.createIndex('promotions_code').on('promotions').column('code').unique().execute();
}

/** Carts and their lines, saved addresses, shipping types with their regions, promotion codes. */
export const cartsMigration: SchemaMigration = {
  name: '004-carts',
  async up(database, engine) {
    await createCarts(database, engine);
    await createAddresses(database, engine);
    await createShipping(database, engine);
    await createPromotions(database, engine);
  },
};
