import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { toDollars } from '../lib/money.ts';
import type {
  ProductAddonDetails,
  ProductDetails,
  VideoDetails,
} from '../domain/products/product-details.ts';
import { isInStock, isOnSpecial, listPrice } from '../domain/products/product-list.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import { inStock } from '../domain/products/sku-rules.ts';
import type { SkuFound, SkuOffer } from '../domain/products/sku-rules.ts';
import type { Addon, Image, Product, Sku, SkuSearchResult, Video } from '../generated/wire.ts';
import { groupAsWire } from './group-view.ts';

const CARD: ImageSpec = { aspect: '4x3', width: 300 };
const LARGE: ImageSpec = { aspect: '4x3', width: 1184 };
const SLATE: ImageSpec = { aspect: '16x9', width: 1184 };

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

const addonAsWire = (addon: ProductAddonDetails): Addon => ({
  id: addon.id,
  name: addon.name,
  type: addon.type,
  required: addon.required,
  price: toDollars(addon.priceCents),
  max_length: addon.maxLength,
  hint: addon.hint,
  addonDropdownOptions: addon.options,
});

const skuAsWire = (sku: SkuOffer): Sku => ({
  id: sku.id,
  sku_photo_id: sku.photoId,
  code: sku.code,
  in_stock: inStock(sku),
  skuVariations: sku.options.map(({ variation, name }) => ({ name, variation_type: { name: variation } })),
});

/** A video with the record of its slate (ENT-17). */
export function videoAsWire(video: VideoDetails, images: ImageLookup): Video {
  const { id, platform, name, slug, lengthSeconds, slateHash, file } = video;
  const slate_image = picture(images, slateHash, SLATE);
  return { id, platform, name, slug, length: lengthSeconds, slate: slateHash, slate_image, file };
}

const picture = (images: ImageLookup, hash: string | undefined | null, spec: ImageSpec): Image | null =>
  hash ? images.record(hash, spec) : null;

/** What of a product needs nothing but the product. */
function detailsAsWire(details: ProductDetails, images: ImageLookup) {
  const price = listPrice(details);
  return {
    id: details.id,
    name: details.name,
    title: details.title,
    meta_description: details.metaDescription,
    slug: details.slug,
    url: details.slug,
    blurb: details.blurb,
    brand: details.brand,
    badge: details.badge,
    content: details.content,
    price: dollarsOrNull(price.cents),
    full_price: price.onSpecial ? dollarsOrNull(price.fullCents) : null,
    is_on_special: isOnSpecial(details),
    image: picture(images, details.photos[0]?.hash, CARD),
    images: details.photos.map((photo) => images.record(photo.hash, LARGE)),
    photos: details.photos.map(({ id, hash }) => ({ id, photo: images.record(hash, LARGE) })),
    size_chart_image: picture(images, details.sizeChartHash, LARGE),
    video: details.video && videoAsWire(details.video, images),
    addons: details.addons.map(addonAsWire),
    productAddons: details.addons.map((addon) => ({
      id: addon.productAddonId,
      min_qty: addon.minQty,
      max_qty: addon.maxQty,
      addon: addonAsWire(addon),
    })),
    variations: details.variations,
  };
}

/** A product with all its fields (ENT-01); its relateds come without relateds of their own. */
export async function productAsWire(
  node: ProductNode,
  images: ImageLookup,
  withRelateds = true,
): Promise<Product> {
  const [skus, relateds] = await Promise.all([node.skus(), withRelateds ? node.relateds() : []]);
  const primaryGroup = node.primaryGroup();
  return {
    ...detailsAsWire(node.details, images),
    in_stock: isInStock(skus),
    is_new: node.isNew,
    groups: node.groups().map((group) => groupAsWire(group, images, CARD)),
    primaryGroup: primaryGroup && groupAsWire(primaryGroup, images, CARD),
    skus: skus.map(skuAsWire),
    relateds: await Promise.all(relateds.map((related) => productAsWire(related, images, false))),
  };
}

export const skuFoundAsWire = (found: SkuFound): SkuSearchResult => ({
  sku: found.sku,
  price_each: dollarsOrNull(found.priceEachCents),
  full_price_each: dollarsOrNull(found.fullPriceEachCents),
  on_special: found.onSpecial,
  in_stock: found.inStock,
  reason: found.reason,
  available: found.available,
});
