import type { SchemaMigration } from './schema-migration.ts';

/** Columns by which ever-growing tables are queried. */
const LOOKED_UP = [
  ['form_submissions', 'user_id'],
  ['order_lines', 'sku_id'],
  ['shipping_quote_requests', 'user_id'],
] as const;

/** Adds indexes for them, and drops one of 023 that duplicates one of 003. */
export const growingTablesMigration: SchemaMigration = {
  name: '048-growing-tables',
  async up({ schema }) {
    for (const [table, column] of LOOKED_UP)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    await schema.dropIndex('login_sessions_browser').execute();
  },
};
