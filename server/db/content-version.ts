import type { Transaction } from 'kysely';
import { forgetDuringRequest } from '../lib/request-memory.ts';
import type { Database } from './connection.ts';
import type { Tables } from './tables.ts';

/** The number that goes up with every content write: what is cached under an older one is stale. */
export async function readContentVersion(database: Database): Promise<number> {
  const row = await database
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Says that content changes, first in the transaction that writes: on PostgreSQL its row lock puts all content writers
 * in a queue, so that trees and listings are never written by two at once.
 */
async function bumpContentVersion(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

const writes = new WeakMap<Database, number>();

/** How often this process has written content: a change of which costs no query to see. */
export const contentWrites = (database: Database): number => writes.get(database) ?? 0;

/** Runs a transaction that writes content. This process, and the request that writes, see it at once. */
export async function writeContent<T>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const written = await database.transaction().execute(async (transaction) => {
    await bumpContentVersion(transaction);
    return work(transaction);
  });
  writes.set(database, contentWrites(database) + 1);
  forgetDuringRequest();
  return written;
}

/**
 * Keeps what `load` gives until the content version changes; several callers at once load it once. A caller
 * that has just read the version may pass it.
 */
export function cachedPerContentVersion<T>(
  contentVersion: () => Promise<number>,
  load: () => Promise<T>,
): (version?: number) => Promise<T> {
  let kept: { version: number; value: Promise<T> } | null = null;
  return async (known) => {
    const version = known ?? (await contentVersion());
    // An older version than is kept belongs to a request that began before: what is newer is right for it too.
    if (kept && kept.version >= version) return kept.value;
    const value = load();
    kept = { version, value };
    value.catch(() => {
      if (kept?.value === value) kept = null;
    });
    return value;
  };
}
