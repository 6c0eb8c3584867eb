import type { SchemaMigration } from './schema-migration.ts';

/** The language of an order, for mails about it; earlier orders were all in English. */
export const orderLocaleMigration: SchemaMigration = {
  name: '012-order-locale',
  async up({ schema }) {
    await schema
      .alterTable('orders')
      .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  },
};
