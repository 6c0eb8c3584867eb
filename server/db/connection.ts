import { makeFolder } from '../lib/make-folder.ts';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { createNodeSqlite } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Connection {
  engine: Engine;
  database: Database;
  /** SQLite: a number that changes once another process has written; takes microseconds. PostgreSQL: null. */
  dataVersion: (() => number) | null;
  /** PostgreSQL: subscribes to changes of what is shown and returns a function that ends it. SQLite: null. */
  listen: ((onChange: () => void) => () => Promise<void>) | null;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the SQLite file `shop.sqlite` in `dataDir` (created if
 * missing), and checks that it responds; rejects with the driver's error if it does not. Long work on the
 * tables, e.g. migrations, needs `isPatient`: other PostgreSQL connections end statements after 30 s.
 */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  isPatient?: boolean;
}): Promise<Connection> {
  const engine = options.databaseUrl === null ? 'sqlite' : 'postgres';
  const { dialect, dataVersion, listen } = await (options.databaseUrl === null
    ? openSqlite(options.dataDir)
    : openPostgres(options.databaseUrl, options.isPatient ?? false));
  const database = new Kysely<Tables>({ dialect });
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { engine, database, dataVersion, listen, close: () => database.destroy() };
}

/** Returns the path of a shop's SQLite file. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'shop.sqlite');

async function openSqlite(dataDir: string) {
  await makeFolder(dataDir);
  return { ...createNodeSqlite(databaseFileIn(dataDir)), listen: null };
}

async function openPostgres(url: string, isPatient: boolean) {
  // Loaded on demand: a shop on SQLite does not need the driver.
  const [{ postgresDialect }, { listenForShown }] = await Promise.all([
    import('./postgres-dialect.ts'),
    import('./postgres-listener.ts'),
  ]);
  const listen = (onChange: () => void) => listenForShown(url, onChange);
  return { dialect: postgresDialect(url, { isPatient }), dataVersion: null, listen };
}
