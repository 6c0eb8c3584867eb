import type { SchemaMigration } from './schema-migration.ts';

/** Where the browser pays is a URL and called so; what the column held stays. */
export const paymentUrlMigration: SchemaMigration = {
  name: '013-payment-url',
  async up({ schema }) {
    await schema.alterTable('payments').renameColumn('address', 'payment_url').execute();
  },
};
