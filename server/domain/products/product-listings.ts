import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion } from '../settings/content-version-store.ts';
import type { ListingFacets, ListingFilter, ListingSort } from './listing-filter.ts';
import { countListing, readFacets, readListing } from './listing-query-store.ts';
import { freshenListings } from './listing-store.ts';

/** Everything: what a filter starts from. */
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

/** Reads pages of products off the derived listings, which it refreshes first when the content has changed. */
export class ProductListings {
  readonly #database: Database;
  readonly #freshen: (version?: number) => Promise<void>;

  constructor(database: Database, contentVersion: () => Promise<number>) {
    this.#database = database;
    this.#freshen = cachedPerContentVersion(contentVersion, () => freshenListings(database));
  }

  /** Ids of products; `version` is the content version when the caller has just read it. */
  async page(
    filter: ListingFilter,
    sort: ListingSort,
    page: { first: number; offset: number },
    version?: number,
  ): Promise<number[]> {
    await this.#freshen(version);
    return readListing(this.#database, filter, sort, page);
  }

  async count(filter: ListingFilter): Promise<number> {
    await this.#freshen();
    return countListing(this.#database, filter);
  }

  async facets(filter: ListingFilter): Promise<ListingFacets> {
    await this.#freshen();
    return readFacets(this.#database, filter);
  }
}
