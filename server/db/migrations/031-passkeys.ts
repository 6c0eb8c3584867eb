import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Passkeys, their challenges, and when a login was last proved. */
export const passkeysMigration: SchemaMigration = {
  name: '031-passkeys',
  async up({ schema }, engine) {
    await schema
      .alterTable('login_sessions')
      .addColumn('proved_at', ...columns.optionalText)
      .execute();
    await withId(schema.createTable('passkeys'), engine)
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('user_handle', ...columns.text)
      .addColumn('public_key', ...columns.text)
      .addColumn('counter', ...columns.text)
      .addColumn('transports', ...columns.text)
      .addColumn('name', ...columns.text)
      .addColumn('created_at', ...columns.text)
      .addColumn('used_at', ...columns.optionalText)
      .execute();
    await schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute();
    await withId(schema.createTable('passkey_challenges'), engine)
      .addColumn('challenge_hash', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint_hash', ...columns.text)
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('user_handle', ...columns.optionalText)
      .addColumn('expires_at', ...columns.text)
      .execute();
    for (const column of ['fingerprint_hash', 'user_id', 'expires_at'])
      await schema
        .createIndex(`passkey_challenges_${column}`)
        .on('passkey_challenges')
        .column(column)
        .execute();
  },
};
