import { sql } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

/** Whether the stored window is the hit's, or the next: another process whose clock is ahead has begun it. */
const isOpen = sql`rate_limits.window_start in (excluded.window_start, excluded.expires_at)`;

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
        hits: sql<number>`case when ${isOpen} then rate_limits.hits + excluded.hits else excluded.hits end`,
        window_start: sql<string>`case when ${isOpen} then rate_limits.window_start else excluded.window_start end`,
        expires_at: sql<string>`case when ${isOpen} then rate_limits.expires_at else excluded.expires_at end`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

export async function deleteHits(handle: Database, buckets: string[]): Promise<void> {
  await handle.deleteFrom('rate_limits').where('bucket', 'in', buckets).execute();
}
