import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { SchemaMigration } from './schema-migration.ts';

const belongsTo = (other: string) =>
  ['integer', (column: ColumnDefinitionBuilder) => column.notNull().references(other)] as const;

async function createOrders({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('orders'), engine)
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', ...belongsTo('users.id'))
    .addColumn('status', ...columns.text)
    .addColumn('idempotency_key', ...columns.optionalText)
    .addColumn('email', ...columns.text)
    .addColumn('address', ...columns.text)
    .addColumn('shipping_type_id', ...columns.integer)
    .addColumn('shipping_name', ...columns.text)
    .addColumn('subtotal_cents', ...columns.integer)
    .addColumn('discount_cents', ...columns.integer)
    .addColumn('shipping_cents', ...columns.integer)
    .addColumn('priority_cents', ...columns.integer)
    .addColumn('surcharge_cents', ...columns.integer)
    .addColumn('total_cents', 'integer', (column) => column.notNull().check(sql`total_cents >= 0`))
    .addColumn('tax_cents', ...columns.integer)
    .addColumn('priority', ...columns.flag)
    .addColumn('promotion_id', 'integer', (column) => column.references('promotions.id').onDelete('set null'))
    .addColumn('promotion_code', ...columns.optionalText)
    .addColumn('note', ...columns.optionalText)
    .addColumn('marketing_opt_in', ...columns.flag)
    .addColumn('marketing_text', ...columns.optionalText)
    .addColumn('marketing_at', ...columns.optionalText)
    .addColumn('created_at', ...columns.text)
    .addColumn('expires_at', ...columns.text)
    .addColumn('paid_at', ...columns.optionalText)
    .addUniqueConstraint('orders_user_idempotency_key', ['user_id', 'idempotency_key'])
    .execute();
  await schema.createIndex('orders_status').on('orders').columns(['status', 'expires_at']).execute();
}

async function createOrderLines({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('order_lines'), engine)
    .addColumn('order_id', ...belongsTo('orders.id'))
    .addColumn('sku_id', ...columns.integer)
    .addColumn('identity', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('product_name', ...columns.text)
    .addColumn('code', ...columns.text)
    .addColumn('addons', ...columns.text)
    .addColumn('qty', ...columns.integer)
    .addColumn('unit_cents', ...columns.integer)
    .addColumn('stock_held', ...columns.flag)
    .execute();
  await schema.createIndex('order_lines_order').on('order_lines').column('order_id').execute();
}

async function createPayments({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('payments'), engine)
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', ...columns.text)
    .addColumn('subject_id', ...columns.integer)
    .addColumn('reference', ...columns.text)
    .addColumn('label', ...columns.text)
    .addColumn('gateway', ...columns.text)
    .addColumn('amount_cents', ...columns.integer)
    .addColumn('payment_to_user_id', ...columns.integer)
    .addColumn('return_url', ...columns.text)
    .addColumn('address', ...columns.optionalText)
    .addColumn('status', ...columns.text)
    .addColumn('created_at', ...columns.text)
    .addColumn('settled_at', ...columns.optionalText)
    .addColumn('contradicted_at', ...columns.optionalText)
    .execute();
  await schema.createIndex('payments_subject').on('payments').columns(['purpose', 'subject_id']).execute();
  await schema
    .createTable('sandbox_payments')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('label', ...columns.text)
    .addColumn('amount_cents', ...columns.integer)
    .addColumn('return_url', ...columns.text)
    .addColumn('outcome', ...columns.optionalText)
    .addColumn('settle_at', ...columns.optionalText)
    .addColumn('notified_at', ...columns.optionalText)
    .execute();
  await schema
    .createIndex('sandbox_payments_due')
    .on('sandbox_payments')
    .columns(['notified_at', 'settle_at'])
    .execute();
}

/** Orders with their lines, payments, and what the sandbox gateway remembers. */
export const ordersMigration: SchemaMigration = {
  name: '005-orders',
  async up(database, engine) {
    await createOrders(database, engine);
    await createOrderLines(database, engine);
    await createPayments(database, engine);
  },
};
