import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Orders that nobody sends: whoever has ordered fetches them. */
export const pickUpMigration: SchemaMigration = {
  name: '038-pick-up',
  async up({ schema }) {
    await schema
      .alterTable('orders')
      .addColumn('is_pick_up', ...columns.flag)
      .execute();
  },
};
