import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** How often one customer may use a promotion; the shop's own welcome code once. */
export const promotionLimitsMigration: SchemaMigration = {
  name: '014-promotion-limits',
  async up(database) {
    const { schema } = database;
    await schema.alterTable('promotions').renameColumn('usage_limit', 'max_uses').execute();
    await schema
      .alterTable('promotions')
      .addColumn('max_uses_per_customer', ...columns.optionalInteger)
      .execute();
    await sql`update promotions set max_uses_per_customer = 1 where code = 'WELCOME10'`.execute(database);
  },
};
