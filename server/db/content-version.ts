import type { Transaction } from 'kysely';
import { forgetDuringRequest } from '../lib/request-memory.ts';
import type { Database } from './connection.ts';
import type { Tables } from './tables.ts';

/** Returns the number that increases with every content write: data cached under an older one is stale. */
export async function readContentVersion(database: Database): Promise<number> {
  const row = await database
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Increments the content version, first in the writing transaction: on PostgreSQL its row lock queues all
 * content writers, so that trees and listings are never written concurrently.
 */
async function bumpContentVersion(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

const writes = new WeakMap<Database, number>();

/** Returns how often this process has written content, which takes no query. */
export const contentWrites = (database: Database): number => writes.get(database) ?? 0;

/** The last write of each database, which the next one waits for. */
const lastWrites = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` once the writes before it have ended: in the database they would queue too, each with a
 * connection, until none is left for shoppers.
 */
function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const turn = (lastWrites.get(database) ?? Promise.resolve()).then(work);
  lastWrites.set(
    database,
    turn.catch(() => null),
  );
  return turn;
}

/**
 * Runs a transaction that writes content, after those of this process before it. This process and the writing
 * request see the change immediately.
 */
export async function writeContent<T>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const written = await inTurn(database, () =>
    database.transaction().execute(async (transaction) => {
      await bumpContentVersion(transaction);
      return work(transaction);
    }),
  );
  writes.set(database, contentWrites(database) + 1);
  forgetDuringRequest();
  return written;
}

/**
 * Caches the result of `load` until the content version changes; concurrent callers load it once. A caller
 * that has just read the version may pass it.
 */
export function cachedPerContentVersion<T>(
  contentVersion: () => Promise<number>,
  load: () => Promise<T>,
): (version?: number) => Promise<T> {
  let cached: { version: number; value: Promise<T> } | null = null;
  return async (known) => {
    const version = known ?? (await contentVersion());
    // A version older than the cached one belongs to a request that began earlier; newer data suits it too.
    if (cached && cached.version >= version) return cached.value;
    const value = load();
    cached = { version, value };
    value.catch(() => {
      if (cached?.value === value) cached = null;
    });
    return value;
  };
}
