import { listingSortValues } from '../../generated/contract-rules.ts';
import type { ListingSort } from '../../generated/contract-rules.ts';

/** Returns the sort order with this name; the default for an unknown name. */
export const listingSort = (name: string | null | undefined): ListingSort =>
  listingSortValues.find((sort) => sort === name) ?? 'newest';

/** Selects the products that meet all of these conditions. */
export interface ListingFilter {
  /** In this group or its descendants; null for all groups. */
  groupId: number | null;
  /** One of these; null for any. */
  ids: readonly number[] | null;
  /** In a seasonal group, or on special. */
  seasonal: boolean;
  /** Of one of these materials (`Material`); any if empty. */
  materials: readonly string[];
  /** The product's lowest price in cents: from this, and below that; null for no bound. */
  priceFrom: number | null;
  priceBelow: number | null;
  inStock: boolean;
  personalised: boolean;
}

/** Bounds of the price bands offered to shoppers, in cents. */
const BOUNDS = [0, 2000, 4000, 8000];

export interface PriceBand {
  from: number;
  /** Null for no upper bound. */
  below: number | null;
}

export const priceBands: readonly PriceBand[] = BOUNDS.map((from, index) => ({
  from,
  below: BOUNDS[index + 1] ?? null,
}));

/** Number of products each further choice would leave, ignoring choices already made of the same kind. */
export interface ListingFacets {
  materials: { name: string; count: number }[];
  prices: (PriceBand & { count: number })[];
  inStock: number;
  personalised: number;
}
