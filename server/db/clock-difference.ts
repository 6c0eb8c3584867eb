import { sql } from 'kysely';
import type { Connection } from './connection.ts';

/**
 * Returns how far (ms) this machine's clock is ahead of PostgreSQL's; negative if it is behind, 0 on SQLite.
 * @param now the time on this machine, ms since 1970
 */
export async function clockDifference({ engine, database }: Connection, now = Date.now): Promise<number> {
  if (engine === 'sqlite') return 0;
  const before = now();
  const { rows } = await sql<{
    ms: number;
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(database);
  return (before + now()) / 2 - (rows[0]?.ms ?? before);
}
