import type { Selectable } from 'kysely';
import { cleanHtml } from '../../lib/clean-html.ts';
import type { ProductAddonRule } from './addon-rules.ts';
import type { ProductAddonPart, ProductParts } from './product-store.ts';
import type { VideoRow } from '../../db/tables/products-tables.ts';
import { readSizes } from './size-list.ts';
import type { SizeDetails } from './size-list.ts';
import type { SkuOffer } from './sku-rules.ts';

/** A SKU without its stock, which changes with every order. */
export type SkuDetails = Omit<SkuOffer, 'available'>;

/** An add-on as offered on a product. */
export interface ProductAddonDetails extends ProductAddonRule {
  productAddonId: number;
  hint: string | null;
  options: (ProductAddonRule['options'][number] & { font: string | null })[];
}

/** `hash` is the content hash of the picture, `name` the name SKUs refer to it by. */
export interface PhotoDetails {
  id: number;
  name: string;
  hash: string;
}

export interface VideoDetails {
  id: number;
  platform: string;
  name: string;
  slug: string;
  lengthSeconds: number | null;
  slateHash: string | null;
  file: string | null;
}

interface OptionDetails {
  id: number;
  name: string;
  swatch: { colour: string; texture: string } | null;
}

/** A product without its stock; valid until the content version changes. */
export interface ProductDetails {
  id: number;
  slug: string;
  name: string;
  title: string;
  metaDescription: string;
  blurb: string;
  /** HTML */
  content: string;
  brand: string | null;
  badge: string | null;
  sizeChartHash: string | null;
  primaryGroupId: number | null;
  groupIds: number[];
  photos: PhotoDetails[];
  variations: { id: number; name: string; options: OptionDetails[] }[];
  sizes: SizeDetails[];
  skus: SkuDetails[];
  addons: ProductAddonDetails[];
  relatedIds: number[];
  video: VideoDetails | null;
}

const grouped = <T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> => Map.groupBy(rows, key);

function addonDetails(part: ProductAddonPart, options: ProductAddonDetails['options']): ProductAddonDetails {
  return {
    productAddonId: part.id,
    id: part.addon_id,
    name: part.name,
    type: part.type,
    required: part.required === 1,
    priceCents: part.price_cents,
    maxLength: part.max_length,
    hint: part.hint,
    minQty: part.min_qty,
    maxQty: part.max_qty,
    options: options.map(({ id, name, characters, font }) => ({ id, name, characters, font })),
  };
}

function skuDetails(sku: ProductParts['skus'][number], options: SkuDetails['options']): SkuDetails {
  return {
    id: sku.id,
    code: sku.code,
    priceCents: sku.price_cents,
    specialPriceCents: sku.special_price_cents,
    stockTracked: sku.stock_tracked === 1,
    photoId: sku.photo_id,
    options: options.map(({ id, variation, name }) => ({ id, variation, name })),
  };
}

function variationsOf(options: ProductParts['options']): ProductDetails['variations'] {
  return [...grouped(options, (option) => option.variation_id)].map(([id, own]) => ({
    id,
    name: own[0]?.variation ?? '',
    options: own.map(({ id: optionId, name, swatch_colour: colour, swatch_texture: texture }) => ({
      id: optionId,
      name,
      swatch: colour === null ? null : { colour, texture: texture ?? 'plain' },
    })),
  }));
}

/** The platform of a video that names none (ENT-17). */
const DEFAULT_PLATFORM = 'youtube';

export function videoDetails(video: Selectable<VideoRow>): VideoDetails;
export function videoDetails(video: Selectable<VideoRow> | undefined): VideoDetails | null;
export function videoDetails(video: Selectable<VideoRow> | undefined): VideoDetails | null {
  if (!video) return null;
  const { id, platform, name, slug, length_s, slate_hash, file } = video;
  const known = platform === '' ? DEFAULT_PLATFORM : platform;
  return { id, platform: known, name, slug, lengthSeconds: length_s, slateHash: slate_hash, file };
}

/** Assembles the rows of several products, by product id. */
export function assembleProducts(parts: ProductParts): Map<number, ProductDetails> {
  const photos = grouped(parts.photos, (row) => row.product_id);
  const options = grouped(parts.options, (row) => row.product_id);
  const skus = grouped(parts.skus, (row) => row.product_id);
  const skuOptions = grouped(parts.skuOptions, (row) => row.sku_id);
  const addons = grouped(parts.addons, (row) => row.product_id);
  const addonOptions = grouped(parts.addonOptions, (row) => row.addon_id);
  const groups = grouped(parts.groups, (row) => row.product_id);
  const relateds = grouped(parts.relateds, (row) => row.product_id);
  const videos = new Map(parts.videos.map((video) => [video.id, video]));
  const assemble = (row: ProductParts['products'][number]): ProductDetails => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    title: row.title,
    metaDescription: row.meta_description,
    blurb: row.blurb,
    content: cleanHtml(row.content),
    brand: row.brand,
    badge: row.badge,
    sizeChartHash: row.size_chart_hash,
    primaryGroupId: row.primary_group_id,
    groupIds: (groups.get(row.id) ?? []).map((group) => group.group_id),
    photos: (photos.get(row.id) ?? []).map(({ id, name, hash }) => ({ id, name, hash })),
    variations: variationsOf(options.get(row.id) ?? []),
    sizes: readSizes(row.sizes),
    skus: (skus.get(row.id) ?? []).map((sku) => skuDetails(sku, skuOptions.get(sku.id) ?? [])),
    addons: (addons.get(row.id) ?? []).map((part) =>
      addonDetails(part, addonOptions.get(part.addon_id) ?? []),
    ),
    relatedIds: (relateds.get(row.id) ?? []).map((related) => related.related_id),
    video: videoDetails(videos.get(row.video_id ?? 0)),
  });
  return new Map(parts.products.map((row) => [row.id, assemble(row)]));
}

/** Removes all prices from a product, for a shop with online sales off (GEN-15). */
export const withoutPrices = (product: ProductDetails): ProductDetails => ({
  ...product,
  skus: product.skus.map((sku) => ({ ...sku, priceCents: null, specialPriceCents: null })),
  addons: product.addons.map((addon) => ({ ...addon, priceCents: 0 })),
});
