import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { SchemaMigration } from './schema-migration.ts';

const counter = ['integer', (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)] as const;

async function createUsers(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(database.schema.createTable('users'), engine)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', ...columns.optionalText)
    .addColumn('is_admin', ...columns.flag)
    .addColumn('first_name', ...columns.text)
    .addColumn('last_name', ...columns.text)
    .addColumn('mobile_phone', ...columns.optionalText)
    .addColumn('date_of_birth', ...columns.optionalText)
    .addColumn('current_address_id', ...columns.optionalInteger)
    .addColumn('image', ...columns.optionalText)
    .addColumn('thumbnail', ...columns.optionalText)
    .addColumn('company_name', ...columns.optionalText)
    .addColumn('company_phone', ...columns.optionalText)
    .addColumn('trading_name', ...columns.optionalText)
    .addColumn('abn', ...columns.optionalText)
    .addColumn('website', ...columns.optionalText)
    .addColumn('facebook_link', ...columns.optionalText)
    .addColumn('drivers_licence_number', ...columns.optionalText)
    .addColumn('drivers_licence_expiry', ...columns.optionalText)
    .addColumn('drivers_licence_state_of_issue_id', ...columns.optionalInteger)
    .addColumn('emergency_contact_name', ...columns.optionalText)
    .addColumn('emergency_contact_phone', ...columns.optionalText)
    .addColumn('created_at', ...columns.text)
    .execute();
}

async function createSessions(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(database.schema.createTable('login_sessions'), engine)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fingerprint_hash', ...columns.text)
    .addColumn('generation', ...columns.integer)
    .addColumn('rotated_at', ...columns.text)
    .addColumn('expires_at', ...columns.text)
    .addColumn('revoked_at', ...columns.optionalText)
    .execute();
  await createIndex(database, 'login_sessions', ['user_id', 'fingerprint_hash']);
  await createIndex(database, 'login_sessions', ['expires_at']);
  await database.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'integer', (column) =>
      column.notNull().references('login_sessions.id').onDelete('cascade'),
    )
    .addColumn('generation', ...columns.integer)
    .addColumn('created_at', ...columns.text)
    .execute();
  await createIndex(database, 'refresh_tokens', ['session_id']);
}

async function createLoginCodes(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(database.schema.createTable('login_codes'), engine)
    .addColumn('email', ...columns.text)
    .addColumn('purpose', ...columns.text)
    .addColumn('code_hash', ...columns.text)
    .addColumn('link_hash', 'text', (column) => column.unique())
    .addColumn('attempts', ...counter)
    .addColumn('first_name', ...columns.text)
    .addColumn('last_name', ...columns.text)
    .addColumn('date_of_birth', ...columns.optionalText)
    .addColumn('expires_at', ...columns.text)
    .addColumn('used_at', ...columns.optionalText)
    .execute();
  await createIndex(database, 'login_codes', ['email']);
  await createIndex(database, 'login_codes', ['expires_at']);
}

async function createCredit(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(database.schema.createTable('credit_entries'), engine)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('amount_cents', ...columns.integer)
    .addColumn('kind', ...columns.text)
    .addColumn('reference', ...columns.text)
    .addColumn('created_at', ...columns.text)
    .addUniqueConstraint('credit_entries_kind_reference', ['kind', 'reference'])
    .execute();
  await createIndex(database, 'credit_entries', ['user_id']);
}

async function createRateLimits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('window_start', ...columns.text)
    .addColumn('hits', ...columns.integer)
    .addColumn('expires_at', ...columns.text)
    .execute();
  await createIndex(database, 'rate_limits', ['expires_at']);
}

async function createMailQueue(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(database.schema.createTable('mail_queue'), engine)
    .addColumn('recipient', ...columns.text)
    .addColumn('reply_to', ...columns.optionalText)
    .addColumn('subject', ...columns.text)
    .addColumn('text_body', ...columns.text)
    .addColumn('html_body', ...columns.text)
    .addColumn('attempts', ...counter)
    .addColumn('next_attempt_at', ...columns.optionalText)
    .addColumn('last_error', ...columns.optionalText)
    .addColumn('created_at', ...columns.text)
    .execute();
  await createIndex(database, 'mail_queue', ['next_attempt_at']);
}

async function createIndex(database: Kysely<unknown>, table: string, on: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_${on.join('_')}_index`)
    .on(table)
    .columns(on)
    .execute();
}

/** Users, their logins and codes, shop credit, rate limits and the queue of mails. */
export const accountsMigration: SchemaMigration = {
  name: '003-accounts',
  async up(database, engine) {
    await createUsers(database, engine);
    await createSessions(database, engine);
    await createLoginCodes(database, engine);
    await createCredit(database, engine);
    await createRateLimits(database);
    await createMailQueue(database, engine);
  },
};
