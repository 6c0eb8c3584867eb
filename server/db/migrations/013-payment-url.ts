import type { SchemaMigration } from './schema-migration.ts';

/** Renames the payment URL's column; its content stays. */
export const paymentUrlMigration: SchemaMigration = {
  name: '013-payment-url',
  async up({ schema }) {
    await schema.alterTable('payments').renameColumn('address', 'payment_url').execute();
  },
};
