import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { ensureFreshListings, refreshListings } from './listing-store.ts';

/** How long (ms) to wait after a failure before trying again. */
const TRY_AGAIN_AFTER_MS = 10_000;

interface ListingFreshnessInput {
  database: Database;
  contentVersion: () => Promise<number>;
  clock: () => Date;
  /** Called each time the listings cannot be derived, with the reason. */
  report: (problem: string) => void;
}

/**
 * Derives listings again before they are read if the content has changed. If that fails, as on a full disk,
 * the existing ones remain in use.
 */
export class ListingFreshness {
  readonly #input: ListingFreshnessInput;
  readonly #derive: (version?: number) => Promise<void>;
  #failedAt: number | null = null;

  constructor(input: ListingFreshnessInput) {
    this.#input = input;
    this.#derive = cachedPerContentVersion(input.contentVersion, () => ensureFreshListings(input.database));
  }

  /** Resolves when listings may be read. `version`: the content version, if the caller has just read it. */
  async ensure(version?: number): Promise<void> {
    const now = this.#input.clock().getTime();
    if (this.#failedAt !== null && now - this.#failedAt < TRY_AGAIN_AFTER_MS) return;
    const isRetry = this.#failedAt !== null;
    if (isRetry) this.#failedAt = now;
    try {
      // A retry writes a new content version, which invalidates what was cached of the old listings.
      await (isRetry ? writeContent(this.#input.database, refreshListings) : this.#derive(version));
      this.#failedAt = null;
    } catch (error) {
      if (this.#failedAt === null || isRetry) this.#reportFailure(error);
      this.#failedAt = now;
    }
  }

  #reportFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#input.report(`Listings could not be derived anew, those from before are shown: ${reason}`);
  }
}
