import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../db/connection.ts';
import type { SchemaMigration } from '../db/migrations/schema-migration.ts';

/** Runs a migration, which knows the tables of its time, on a database that has today's. */
export function runMigration({ database, engine }: Connection, migration: SchemaMigration): Promise<void> {
  const typed: Migration = { up: (tables: Kysely<unknown>) => migration.up(tables, engine) };
  return typed.up(database);
}
