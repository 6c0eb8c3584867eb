import { sql } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Gift vouchers, and the part of an order paid with credit. */
export const vouchersMigration: SchemaMigration = {
  name: '034-vouchers',
  async up({ schema }, engine) {
    await withId(schema.createTable('vouchers'), engine)
      .addColumn('public_id', 'text', (column) => column.notNull().unique())
      .addColumn('status', ...columns.text)
      .addColumn('theme_id', ...columns.integer)
      .addColumn('theme_name', ...columns.text)
      .addColumn('image_hash', ...columns.optionalText)
      .addColumn('amount_cents', 'integer', (column) => column.notNull().check(sql`amount_cents > 0`))
      .addColumn('user_id', 'integer', (column) => column.references('users.id'))
      .addColumn('email', ...columns.text)
      .addColumn('locale', ...columns.text)
      .addColumn('recipient_name', ...columns.optionalText)
      .addColumn('recipient_email', ...columns.optionalText)
      .addColumn('message', ...columns.optionalText)
      .addColumn('deliver_on', ...columns.optionalText)
      .addColumn('page_url', ...columns.text)
      .addColumn('code_hash', 'text', (column) => column.unique())
      .addColumn('sealed_code', ...columns.optionalText)
      .addColumn('expires_on', ...columns.optionalText)
      .addColumn('created_at', ...columns.text)
      .addColumn('pay_by', ...columns.text)
      .addColumn('paid_at', ...columns.optionalText)
      .addColumn('mailed_at', ...columns.optionalText)
      .addColumn('redeemed_at', ...columns.optionalText)
      .addColumn('redeemed_by', 'integer', (column) => column.references('users.id'))
      .execute();
    await schema.createIndex('vouchers_unpaid').on('vouchers').columns(['status', 'pay_by']).execute();
    await schema.createIndex('vouchers_unmailed').on('vouchers').columns(['mailed_at', 'status']).execute();
    await schema.createIndex('vouchers_user').on('vouchers').column('user_id').execute();
    await schema.createIndex('vouchers_redeemed_by').on('vouchers').column('redeemed_by').execute();
    await schema
      .alterTable('orders')
      .addColumn('credit_cents', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
