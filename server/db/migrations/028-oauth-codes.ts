import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Codes of `/authorize`, which `/authtoken` exchanges for tokens. */
export const oauthCodesMigration: SchemaMigration = {
  name: '028-oauth-codes',
  async up(database, engine) {
    await withId(database.schema.createTable('oauth_codes'), engine)
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('client_id', ...columns.text)
      .addColumn('redirect_uri', ...columns.text)
      .addColumn('nonce', ...columns.optionalText)
      .addColumn('code_challenge', ...columns.optionalText)
      .addColumn('session_id', ...columns.optionalInteger)
      .addColumn('used_at', ...columns.optionalText)
      .addColumn('expires_at', ...columns.text)
      .execute();
  },
};
