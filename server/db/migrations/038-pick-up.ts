import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Orders picked up by the customer instead of shipped. */
export const pickUpMigration: SchemaMigration = {
  name: '038-pick-up',
  async up({ schema }) {
    await schema
      .alterTable('orders')
      .addColumn('is_pick_up', ...columns.flag)
      .execute();
  },
};
