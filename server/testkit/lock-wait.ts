import { sql } from 'kysely';
import { expect } from 'vitest';
import type { World } from './world.ts';

/**
 * Resolves when `work`, which another process does while the caller's transaction is open, is done or waits
 * for a lock. On SQLite, where it waits for the end of that transaction, at once.
 */
export async function doneOrLocked({ services }: World, work: Promise<unknown>): Promise<void> {
  const { connection, database } = services;
  if (connection.engine === 'sqlite') return;
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => isDone || (await waiting.execute(database)).rows.length > 0).toBe(true);
}
