import { listingSortValues } from '../../generated/contract-rules.ts';
import type { ListingSort } from '../../generated/contract-rules.ts';

/** An order by its name; the usual one for a name that does not exist. */
export const listingSort = (name: string | null | undefined): ListingSort =>
  listingSortValues.find((sort) => sort === name) ?? 'newest';

/** Which products are meant: all that hold of one product. */
export interface ListingFilter {
  /** Of this group and everything below it; null: of all. */
  groupId: number | null;
  /** One of these; null: any. */
  ids: readonly number[] | null;
  /** In a seasonal group, or on special. */
  seasonal: boolean;
  /** Of one of these materials (`Material`); none: of any. */
  materials: readonly string[];
  /** Lowest price in cents: at least, and below; null: without bound. */
  priceFrom: number | null;
  priceBelow: number | null;
  inStock: boolean;
  personalised: boolean;
}

/** Where prices are divided for shoppers, in cents. */
const BOUNDS = [0, 2000, 4000, 8000];

export interface PriceBand {
  from: number;
  /** Null: no upper bound. */
  below: number | null;
}

export const priceBands: readonly PriceBand[] = BOUNDS.map((from, index) => ({
  from,
  below: BOUNDS[index + 1] ?? null,
}));

/** How many products each further choice would leave; each kind as if nothing of its own kind was chosen. */
export interface ListingFacets {
  materials: { name: string; count: number }[];
  prices: (PriceBand & { count: number })[];
  inStock: number;
  personalised: number;
}
