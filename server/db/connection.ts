import { makeFolder } from '../lib/make-folder.ts';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { createNodeSqlite } from './node-sqlite-dialect.ts';
import { listenForShown } from './postgres-listener.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Connection {
  engine: Engine;
  database: Database;
  /** SQLite: another number once another process has written; costs microseconds. PostgreSQL: null. */
  dataVersion: (() => number) | null;
  /** PostgreSQL: hears of changes of what is shown until it is told to stop. SQLite: null. */
  listen: ((heard: () => void) => () => Promise<void>) | null;
  close(): Promise<void>;
}

const POSTGRES_INT8 = 20;
const POSTGRES_NUMERIC = 1700;

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the SQLite file `shop.sqlite` in `dataDir` (made when
 * missing), and proves that it answers. Rejects with the driver's error when it does not.
 */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<Connection> {
  const engine = options.databaseUrl === null ? 'sqlite' : 'postgres';
  const { dialect, dataVersion } =
    options.databaseUrl === null
      ? await openSqlite(options.dataDir)
      : { dialect: postgresDialect(options.databaseUrl), dataVersion: null };
  const database = new Kysely<Tables>({ dialect });
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const { databaseUrl } = options;
  const listen = databaseUrl === null ? null : (heard: () => void) => listenForShown(databaseUrl, heard);
  return { engine, database, dataVersion, listen, close: () => database.destroy() };
}

async function openSqlite(dataDir: string) {
  await makeFolder(dataDir);
  return createNodeSqlite(join(dataDir, 'shop.sqlite'));
}

function postgresDialect(connectionString: string): PostgresDialect {
  // Counts and sums arrive as text by default; ours all fit a double exactly.
  const types = new pg.TypeOverrides();
  types.setTypeParser(POSTGRES_INT8, Number);
  types.setTypeParser(POSTGRES_NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types });
  // A connection that the server ends while nobody uses it must not end the process: the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
