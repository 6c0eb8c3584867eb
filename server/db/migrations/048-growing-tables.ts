import type { SchemaMigration } from './schema-migration.ts';

/** By these columns tables are looked through that grow as long as the shop is open. */
const LOOKED_UP = [
  ['form_submissions', 'user_id'],
  ['order_lines', 'sku_id'],
  ['shipping_quote_requests', 'user_id'],
] as const;

/** Indexes for them; one of 023 repeats one of 003. */
export const growingTablesMigration: SchemaMigration = {
  name: '048-growing-tables',
  async up({ schema }) {
    for (const [table, column] of LOOKED_UP)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    await schema.dropIndex('login_sessions_browser').execute();
  },
};
