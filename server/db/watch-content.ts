import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';

/** PostgreSQL's notification channel for changes of what pages show. */
export const SHOWN_CHANNEL = 'shop_shown';

/** Writes after which pages may look different; with `columns`, updates of other columns are ignored. */
export interface WatchedTable {
  name: string;
  columns?: readonly string[];
}

const events = ({ columns }: WatchedTable) => [
  'insert',
  'delete',
  columns ? `update of ${columns.map((column) => `"${column}"`).join(', ')}` : 'update',
];

/** SQLite: one trigger per event, for each written row. */
async function watchOnSqlite(database: Kysely<unknown>, table: WatchedTable): Promise<void> {
  for (const event of events(table)) {
    const name = `${table.name}_content_${event.slice(0, 6)}`;
    await sql
      .raw(
        `create trigger "${name}" after ${event} on "${table.name}" begin
          update content_version set version = version + 1 where id = 1; end`,
      )
      .execute(database);
  }
}

/**
 * PostgreSQL: before the statement, so that plain SQL writers lock the same row first, like `writeContent`.
 */
async function watchOnPostgres(database: Kysely<unknown>, table: WatchedTable): Promise<void> {
  await sql
    .raw(
      `create trigger "${table.name}_content" before ${events(table).join(' or ')} or truncate on "${table.name}"
        for each statement execute function count_content_change()`,
    )
    .execute(database);
}

/** Increments the content version on every write to these tables, including manual ones in plain SQL. */
export async function watchContent(
  database: Kysely<unknown>,
  engine: Engine,
  tables: readonly WatchedTable[],
): Promise<void> {
  for (const table of tables)
    await (engine === 'sqlite' ? watchOnSqlite(database, table) : watchOnPostgres(database, table));
}
