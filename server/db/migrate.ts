import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from './connection.ts';
import type { Engine } from './engine.ts';
import { migrations } from './migrations/all.ts';
import type { SchemaMigration } from './migrations/schema-migration.ts';

/** `isNew`: the database was empty. */
export type MigrationOutcome =
  | { ok: true; applied: string[]; isNew: boolean }
  | { ok: false; problem: string };

function asKyselyMigrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    migrations.map((migration: SchemaMigration) => [
      migration.name,
      { up: (database: Kysely<unknown>) => migration.up(database, engine) },
    ]),
  );
}

/**
 * Migrates the schema to this code's version; on PostgreSQL under an advisory lock, so that several processes
 * may start at once. A database written by a newer version is refused and left unchanged (PRE-05).
 */
export async function migrate(connection: Connection): Promise<MigrationOutcome> {
  const { database, engine } = connection;
  const provider = { getMigrations: () => Promise.resolve(asKyselyMigrations(engine)) };
  const migrator = new Migrator({ db: database, provider });
  const newer = await unknownMigrations(connection);
  if (newer.length > 0) {
    return {
      ok: false,
      problem: `the database was written by a newer version of the shop (${newer.join(', ')})`,
    };
  }
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  const applied = (results ?? []).map((result) => result.migrationName);
  return { ok: true, applied, isNew: applied.length === migrations.length };
}

async function unknownMigrations({ database, engine }: Connection): Promise<string[]> {
  const exists =
    engine === 'postgres'
      ? sql<{ found: number }>`select count(*) as found from information_schema.tables
          where table_schema = current_schema() and table_name = 'kysely_migration'`
      : sql<{ found: number }>`select count(*) as found from sqlite_master where name = 'kysely_migration'`;
  const found = (await exists.execute(database)).rows[0]?.found ?? 0;
  if (Number(found) === 0) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  const known = new Set(migrations.map((migration) => migration.name));
  return applied.rows.map((row) => row.name).filter((name) => !known.has(name));
}

const SEED_LOCK = 7_246_101;

/**
 * Runs `work` exclusively among all processes of the shop: under PostgreSQL's advisory lock; SQLite has one
 * process.
 */
export async function withShopLock<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  if (connection.engine === 'sqlite') return work();
  return connection.database.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${SEED_LOCK})`.execute(session);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${SEED_LOCK})`.execute(session);
    }
  });
}
