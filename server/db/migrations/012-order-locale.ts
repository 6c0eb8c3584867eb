import type { SchemaMigration } from './schema-migration.ts';

/** In which language an order was made, for the mails about it; those before were all in English. */
export const orderLocaleMigration: SchemaMigration = {
  name: '012-order-locale',
  async up({ schema }) {
    await schema
      .alterTable('orders')
      .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  },
};
