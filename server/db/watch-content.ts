import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';

/** On PostgreSQL: what pages show may have changed. */
export const SHOWN_CHANNEL = 'shop_shown';

/** Writes after which pages may look different; `columns` leaves out updates of all others. */
export interface WatchedTable {
  name: string;
  columns?: readonly string[];
}

const events = ({ columns }: WatchedTable) => [
  'insert',
  'delete',
  columns ? `update of ${columns.map((column) => `"${column}"`).join(', ')}` : 'update',
];

/** SQLite: one trigger an event, for each row that is written. */
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

/** PostgreSQL: before the statement, so that who writes plainly waits for the same row, first, as `writeContent`. */
async function watchOnPostgres(database: Kysely<unknown>, table: WatchedTable): Promise<void> {
  await sql
    .raw(
      `create trigger "${table.name}_content" before ${events(table).join(' or ')} or truncate on "${table.name}"
        for each statement execute function count_content_change()`,
    )
    .execute(database);
}

/** Moves the content version with every write to these tables, whoever writes, also by hand in plain SQL. */
export async function watchContent(
  database: Kysely<unknown>,
  engine: Engine,
  tables: readonly WatchedTable[],
): Promise<void> {
  for (const table of tables)
    await (engine === 'sqlite' ? watchOnSqlite(database, table) : watchOnPostgres(database, table));
}
