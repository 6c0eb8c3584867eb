import type { Database } from '../../db/connection.ts';
import { countHit, deleteHits } from './rate-limit-store.ts';

const SECOND_MS = 1000;

/** Counts hits in fixed windows in the database, so that all processes share the counts. */
export class RateLimitManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /**
   * Counts a hit in a bucket.
   * @param windowMs length of the window in ms
   * @param weight how many hits it counts as
   * @returns the hits in this window, and the seconds until it ends, 1 or more
   */
  async hit(
    bucket: string,
    windowMs: number,
    weight: number = 1,
  ): Promise<{ hits: number; secondsLeft: number }> {
    const now = this.#clock().getTime();
    const windowStart = new Date(now - (now % windowMs));
    const windowEnd = new Date(windowStart.getTime() + windowMs);
    const hits = await countHit(this.#database, { bucket, weight, windowStart, windowEnd });
    return { hits, secondsLeft: Math.max(1, Math.ceil((windowEnd.getTime() - now) / SECOND_MS)) };
  }

  /** Deletes the hits of these buckets. */
  forget(buckets: string[]): Promise<void> {
    return deleteHits(this.#database, buckets);
  }
}
