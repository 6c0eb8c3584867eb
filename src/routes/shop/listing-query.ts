import { listingSortValues, materialValues } from '../../graphql/generated/contract-rules.ts';
import type { ListingSort } from '../../graphql/generated/contract-rules.ts';
import type { ProductFilterInput } from '../../graphql/generated/types.ts';

/** The query string of a listing. */
export interface ListingQuery {
  sort: ListingSort;
  materials: string[];
  /** Dollars `from-below`, e.g. `20-40` or `80-`; '' for any. */
  price: string;
  inStock: boolean;
  personalised: boolean;
}

const PRICE = /^(\d{1,5})-(\d{1,5})?$/;

/** Parses a query string; unknown values are ignored. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const requested = new Set(search.getAll('material'));
  const price = search.get('price') ?? '';
  return {
    sort: listingSortValues.find((sort) => sort === search.get('sort')) ?? 'newest',
    materials: materialValues.filter((name) => requested.has(name)),
    price: PRICE.test(price) ? price : '',
    inStock: search.get('stock') === '1',
    personalised: search.get('personal') === '1',
  };
}

/** The shortest equivalent query string, in canonical order. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.sort !== 'newest') search.set('sort', query.sort);
  for (const name of query.materials) search.append('material', name);
  if (query.price !== '') search.set('price', query.price);
  if (query.inStock) search.set('stock', '1');
  if (query.personalised) search.set('personal', '1');
  return search;
}

/** Appends the query to a path. */
export function withListingQuery(path: string, query: ListingQuery): string {
  const search = writeListingQuery(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Number of active filters. */
export const choiceCount = ({ materials, price, inStock, personalised }: ListingQuery): number =>
  materials.length + Number(price !== '') + Number(inStock) + Number(personalised);

/** The same sort order without filters. */
export const withoutChoices = ({ sort }: ListingQuery): ListingQuery => ({
  sort,
  materials: [],
  price: '',
  inStock: false,
  personalised: false,
});

/** Both ends of a price filter in dollars; `null` when open. */
export function priceEnds(price: string): { from: number | null; below: number | null } {
  const [, from, below] = PRICE.exec(price) ?? [];
  return {
    from: from === undefined ? null : Number(from),
    below: below === undefined ? null : Number(below),
  };
}

/** Converts the query to the contract's filter. */
export function productFilterOf(query: ListingQuery, seasonal: boolean): ProductFilterInput {
  const { from, below } = priceEnds(query.price);
  return {
    materials: query.materials,
    price_from: from,
    price_below: below,
    in_stock: query.inStock,
    personalised: query.personalised,
    seasonal,
  };
}
