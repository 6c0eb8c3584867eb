import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Unpaid orders archived by their shopper. */
export const ordersPutAwayMigration: SchemaMigration = {
  name: '018-orders-put-away',
  async up({ schema }) {
    await schema
      .alterTable('orders')
      .addColumn('put_away_at', ...columns.optionalText)
      .execute();
  },
};
