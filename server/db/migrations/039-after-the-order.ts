import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Adds what is known of the history of earlier orders. */
async function rememberOldOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into order_events (order_id, status, at)
    select id, 'awaitingPayment', created_at from orders order by id
  `.execute(db);
  await sql`
    insert into order_events (order_id, status, at)
    select id, 'paid', paid_at from orders where paid_at is not null order by id
  `.execute(db);
}

/** An order after payment: its history, tracking and refund. */
export const afterTheOrderMigration: SchemaMigration = {
  name: '039-after-the-order',
  async up(db, engine) {
    const { schema } = db;
    await withId(schema.createTable('order_events'), engine)
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
      .addColumn('status', ...columns.text)
      .addColumn('at', ...columns.text)
      .execute();
    await schema.createIndex('order_events_order').on('order_events').column('order_id').execute();
    await rememberOldOrders(db);
    for (const column of ['tracking_number', 'tracking_url'])
      await schema
        .alterTable('orders')
        .addColumn(column, ...columns.optionalText)
        .execute();
    await schema
      .alterTable('payments')
      .addColumn('refund', ...columns.optionalText)
      .execute();
    await schema.createIndex('payments_refund').on('payments').column('refund').execute();
    await schema
      .alterTable('sandbox_payments')
      .addColumn('refunded_at', ...columns.optionalText)
      .execute();
  },
};
