import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import type { ListingSort } from '../../generated/contract-rules.ts';
import type { ListingFacets, ListingFilter } from './listing-filter.ts';
import { countListing, readFacets, readListing } from './listing-query-store.ts';
import type { ListingFreshness } from './listing-freshness.ts';

/** A filter that selects every product. */
export const everything: ListingFilter = {
  groupId: null,
  ids: null,
  seasonal: false,
  materials: [],
  priceFrom: null,
  priceBelow: null,
  inStock: false,
  personalised: false,
};

/** Maximum number of cached counts; shoppers can combine more filters than a shop has. */
const MAX_COUNTS = 500;

/** Reads pages of products from the derived listings, refreshing them first if the content has changed. */
export class ProductListings {
  readonly #database: Database;
  readonly #freshness: ListingFreshness;
  /** Counts by filter, except for stock, which changes without the content. */
  readonly #counts: () => Promise<LRUCache<string, Promise<number>>>;

  constructor(database: Database, contentVersion: () => Promise<number>, freshness: ListingFreshness) {
    this.#database = database;
    this.#freshness = freshness;
    this.#counts = cachedPerContentVersion(contentVersion, async () => new LRUCache({ max: MAX_COUNTS }));
  }

  /** Returns product ids. `version`: the content version, if the caller has just read it. */
  async page(
    filter: ListingFilter,
    sort: ListingSort,
    page: { first: number; offset: number },
    version?: number,
  ): Promise<number[]> {
    await this.#freshness.ensure(version);
    return readListing(this.#database, filter, sort, page);
  }

  async count(filter: ListingFilter): Promise<number> {
    await this.#freshness.ensure();
    if (filter.inStock || filter.ids !== null) return countListing(this.#database, filter);
    const counts = await this.#counts();
    const key = JSON.stringify(filter);
    const cached = counts.get(key);
    if (cached) return cached;
    const counted = countListing(this.#database, filter);
    counts.set(key, counted);
    counted.catch(() => counts.delete(key));
    return counted;
  }

  async facets(filter: ListingFilter): Promise<ListingFacets> {
    await this.#freshness.ensure();
    return readFacets(this.#database, filter);
  }
}
