import { trailOf } from '../domain/groups/group-tree.ts';
import { toCents, toDollars } from '../lib/money.ts';
import type { ListingFacets } from '../domain/products/listing-filter.ts';
import { isInStock, isOnSpecial, listPrice } from '../domain/products/product-list.ts';
import type { ProductFilter } from '../domain/products/product-manager.ts';
import { inStock } from '../domain/products/sku-rules.ts';
import type { ProductFacets, ProductFilterInput, Resolvers } from '../generated/resolvers.ts';
import { imageField, optionalImageField } from './image-field.ts';

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

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

const query: Resolvers['Query'] = {
  sellProduct: (_root, { url }, { services }) => services.products.bySlug(url),
  sellProducts: (_root, { group, byIsNew, filter, sort, first, offset }, { services }) => {
    const page = { first: first ?? 12, offset: offset ?? 0, sort: sort ?? null };
    return services.products.list(productFilter(group, byIsNew, filter), page);
  },
  sellProductCount: (_root, { group, byIsNew, filter }, { services }) =>
    services.products.count(productFilter(group, byIsNew, filter)),
  sellProductFacets: async (_root, { group, filter }, { services }) =>
    facetsAsWire(await services.products.facets(productFilter(group, false, filter))),
};

const group: Resolvers['Group'] = {
  url: (node) => node.slug,
  image: (node, size, context) => optionalImageField(context, node.image_hash, size),
  breadcrumbs: (node) => trailOf(node).map(({ name, slug }) => ({ name, url: slug })),
};

const product: Resolvers['Product'] = {
  id: ({ details }) => details.id,
  name: ({ details }) => details.name,
  title: ({ details }) => details.title,
  meta_description: ({ details }) => details.metaDescription,
  slug: ({ details }) => details.slug,
  url: ({ details }) => details.slug,
  blurb: ({ details }) => details.blurb,
  brand: ({ details }) => details.brand,
  badge: ({ details }) => details.badge,
  content: ({ details }) => details.content,
  price: ({ details }) => dollarsOrNull(listPrice(details).cents),
  full_price: ({ details }) => {
    const price = listPrice(details);
    return price.onSpecial ? dollarsOrNull(price.fullCents) : null;
  },
  image: ({ details }, size, context) => optionalImageField(context, details.photos[0]?.hash ?? null, size),
  images: ({ details }, size, context) => details.photos.map(({ hash }) => imageField(context, hash, size)),
  size_chart_image: ({ details }, size, context) => optionalImageField(context, details.sizeChartHash, size),
  in_stock: async (node) => isInStock(await node.skus()),
  is_new: ({ isNew }) => isNew,
  is_on_special: ({ details }) => isOnSpecial(details),
  groups: (node) => node.groups(),
  primaryGroup: (node) => node.primaryGroup(),
  video: ({ details }) => details.video,
  skus: (node) => node.skus(),
  addons: ({ details }) => details.addons,
  productAddons: ({ details }) => details.addons,
  photos: ({ details }) => details.photos,
  variations: ({ details }) => details.variations,
  relateds: (node) => node.relateds(),
};

/** Groups, products and what belongs to them. */
export const catalogueResolvers: Resolvers = {
  Query: query,
  Group: group,
  Product: product,
  ProductPhoto: { photo: ({ hash }, size, context) => imageField(context, hash, size) },
  ProductAddon: {
    id: (addon) => addon.productAddonId,
    min_qty: (addon) => addon.minQty,
    max_qty: (addon) => addon.maxQty,
    addon: (addon) => addon,
  },
  Addon: {
    price: (addon) => toDollars(addon.priceCents),
    max_length: (addon) => addon.maxLength,
    addonDropdownOptions: (addon) => addon.options,
  },
  Sku: {
    sku_photo_id: (sku) => sku.photoId,
    in_stock: (sku) => inStock(sku),
    skuVariations: (sku) =>
      sku.options.map(({ variation, name }) => ({ name, variation_type: { name: variation } })),
  },
  Video: {
    length: (video) => video.lengthSeconds,
    slate: (video) => video.slateHash,
    slate_image: (video, size, context) => optionalImageField(context, video.slateHash, size),
  },
};
