import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Logins, refusals and changes of credentials, with their network; kept for 30 days. */
export const accountEventsMigration: SchemaMigration = {
  name: '029-account-events',
  async up(database, engine) {
    await withId(database.schema.createTable('account_events'), engine)
      .addColumn('event', ...columns.text)
      .addColumn('account_hash', ...columns.text)
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('network', ...columns.text)
      .addColumn('happened_at', ...columns.text)
      .addColumn('expires_at', ...columns.text)
      .execute();
    for (const column of ['expires_at', 'account_hash', 'user_id'])
      await database.schema
        .createIndex(`account_events_${column}`)
        .on('account_events')
        .column(column)
        .execute();
  },
};
