import { toCents, dollarsOrNull, toDollars } from '../../src/rules/money.ts';
import type { ListingFacets } from '../domain/products/listing-filter.ts';
import type { ProductFilter } from '../domain/products/product-manager.ts';
import type { MinimumPostage } from '../domain/shipping/shipping-estimates.ts';
import type { Postage, ProductFacets, ProductFilterInput, Resolvers } from '../generated/resolvers.ts';
import { productWire } from '../wire/product.ts';

const centsOrNull = (dollars: unknown) =>
  typeof dollars === 'number' && Number.isFinite(dollars) ? toCents(dollars) : null;

function productFilter(
  group: string | null | undefined,
  byIsNew: boolean | null | undefined,
  filter: ProductFilterInput | null | undefined,
): ProductFilter {
  return {
    group: group ?? null,
    byIsNew: byIsNew ?? false,
    materials: filter?.materials ?? [],
    priceFrom: centsOrNull(filter?.price_from),
    priceBelow: centsOrNull(filter?.price_below),
    inStock: filter?.in_stock ?? false,
    personalised: filter?.personalised ?? false,
    seasonal: filter?.seasonal ?? false,
  };
}

const facetsAsWire = (facets: ListingFacets | null): ProductFacets => ({
  materials: facets?.materials ?? [],
  prices: (facets?.prices ?? []).map(({ from, below, count }) => ({
    price_from: toDollars(from),
    price_below: dollarsOrNull(below),
    count,
  })),
  in_stock: facets?.inStock ?? 0,
  personalised: facets?.personalised ?? 0,
});

const postageAsWire = ({ fromCents, freeOverCents, freePlace }: MinimumPostage): Postage => ({
  from: dollarsOrNull(fromCents),
  free_over: dollarsOrNull(freeOverCents),
  free_place: freePlace,
});

/** Products and the filters of their listings. */
export const catalogueResolvers: Resolvers = {
  Query: {
    async sellProduct(_root, { url }, { services: { products, images } }) {
      const node = await products.bySlug(url);
      return node && productWire(node, images);
    },
    sellPostage: async (_root, _input, { services }) =>
      postageAsWire(await services.shippingEstimates.minimum()),
    async sellProducts(_root, { group, byIsNew, filter, sort, first, offset }, { services }) {
      const page = { first: first ?? 12, offset: offset ?? 0, sort: sort ?? null };
      const nodes = await services.products.list(productFilter(group, byIsNew, filter), page);
      return nodes.map((node) => productWire(node, services.images));
    },
    sellProductCount: (_root, { group, byIsNew, filter }, { services }) =>
      services.products.count(productFilter(group, byIsNew, filter)),
    sellProductFacets: async (_root, { group, filter }, { services }) =>
      facetsAsWire(await services.products.facets(productFilter(group, false, filter))),
  },
};
