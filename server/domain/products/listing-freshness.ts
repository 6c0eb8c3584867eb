import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { ensureFreshListings, refreshListings } from './listing-store.ts';

/** How long it takes until what failed is tried again, ms. */
const TRY_AGAIN_AFTER_MS = 10_000;

interface ListingFreshnessInput {
  database: Database;
  contentVersion: () => Promise<number>;
  clock: () => Date;
  /** Hears each time that listings could not be derived, and why. */
  report: (problem: string) => void;
}

/**
 * Derives listings anew before they are read when the content has changed. Where that fails, as on a full disk, those
 * that are there are read on.
 */
export class ListingFreshness {
  readonly #input: ListingFreshnessInput;
  readonly #derive: (version?: number) => Promise<void>;
  #failedAt: number | null = null;

  constructor(input: ListingFreshnessInput) {
    this.#input = input;
    this.#derive = cachedPerContentVersion(input.contentVersion, () => ensureFreshListings(input.database));
  }

  /** Resolves when listings may be read; `version` is the content version when the caller has just read it. */
  async ensure(version?: number): Promise<void> {
    const now = this.#input.clock().getTime();
    if (this.#failedAt !== null && now - this.#failedAt < TRY_AGAIN_AFTER_MS) return;
    const isRetry = this.#failedAt !== null;
    if (isRetry) this.#failedAt = now;
    try {
      // What was cached of the old listings goes with a new content version.
      await (isRetry ? writeContent(this.#input.database, refreshListings) : this.#derive(version));
      this.#failedAt = null;
    } catch (error) {
      if (this.#failedAt === null || isRetry) this.#tell(error);
      this.#failedAt = now;
    }
  }

  #tell(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#input.report(`Listings could not be derived anew, those from before are shown: ${reason}`);
  }
}
