import { sql } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

/**
 * Adds a hit's weight to the window starting at `windowStart` and returns its hits. A single statement, so
 * that any number of processes can count together.
 */
export async function countHit(
  handle: Database,
  hit: { bucket: string; weight: number; windowStart: Date; windowEnd: Date },
): Promise<number> {
  const { hits } = await handle
    .insertInto('rate_limits')
    .values({
      bucket: hit.bucket,
      window_start: toInstant(hit.windowStart),
      hits: hit.weight,
      expires_at: toInstant(hit.windowEnd),
    })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.hits + excluded.hits else excluded.hits end`,
        window_start: sql<string>`excluded.window_start`,
        expires_at: sql<string>`excluded.expires_at`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

export async function forgetHits(handle: Database, buckets: string[]): Promise<void> {
  await handle.deleteFrom('rate_limits').where('bucket', 'in', buckets).execute();
}
