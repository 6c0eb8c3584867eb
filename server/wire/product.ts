import { summaryOf } from '../domain/pages/summary.ts';
import type { ProductAddonDetails, ProductDetails } from '../domain/products/product-details.ts';
import { isInStock, isOnSpecial, listPrice } from '../domain/products/product-list.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import { inStock, isLowestInStock } from '../domain/products/sku-rules.ts';
import type { SkuFound, SkuOffer } from '../domain/products/sku-rules.ts';
import type { Addon, Product, Sku, SkuSearchResult, Variation } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { dollarsOrNull, toDollars } from '../../src/rules/money.ts';
import { groupWire } from './group.ts';
import { picture, pictureField } from './picture.ts';
import type { PictureSize } from './picture.ts';
import { translated } from './translated.ts';
import { videoWire } from './video.ts';
import type { WireOf } from './wire-of.ts';

export type ProductWire = WireOf<Product>;

const CARD: ImageSpec = { aspect: '4x3', width: 300 };
const LARGE: ImageSpec = { aspect: '4x3', width: 1184 };

const addonWire = (addon: ProductAddonDetails): WireOf<Addon> => ({
  id: addon.id,
  ...translated('addon', addon.id, { name: addon.name, hint: addon.hint }),
  type: addon.type,
  required: addon.required,
  price: toDollars(addon.priceCents),
  max_length: addon.maxLength,
  addonDropdownOptions: addon.options.map((option) => ({
    ...option,
    ...translated('addonOption', option.id, { name: option.name }),
  })),
});

const skuWire = (sku: SkuOffer): WireOf<Sku> => ({
  id: sku.id,
  sku_photo_id: sku.photoId,
  code: sku.code,
  in_stock: inStock(sku),
  skuVariations: () =>
    sku.options.map(({ variation, name }) => ({ name, variation_type: { name: variation } })),
});

/** The English name identifies it in every language; the label is displayed. */
const variationWire = ({ id, name, options }: ProductDetails['variations'][number]): WireOf<Variation> => ({
  id,
  name,
  label: translated('variation', id, { name }).name,
  options: options.map((option) => ({
    ...option,
    label: translated('variationOption', option.id, { name: option.name }).name,
  })),
});

/**
 * The text fields of a product that need no further data. A product without a description gets one from its
 * own texts.
 */
function textFields(details: ProductDetails) {
  const texts = translated('product', details.id, {
    name: details.name,
    title: details.title,
    meta_description: details.metaDescription,
    blurb: details.blurb,
    badge: details.badge,
    content: details.content,
  });
  return {
    id: details.id,
    slug: details.slug,
    url: details.slug,
    brand: details.brand,
    ...texts,
    meta_description: texts.meta_description || texts.blurb || summaryOf(texts.content),
  };
}

const priceFields = (details: ProductDetails) => ({
  price: () => dollarsOrNull(listPrice(details).cents),
  full_price() {
    const price = listPrice(details);
    return price.onSpecial ? dollarsOrNull(price.fullCents) : null;
  },
  is_on_special: () => isOnSpecial(details),
});

const pictureFields = ({ photos, sizeChartHash, video }: ProductDetails, images: ImageLookup) => ({
  image: pictureField(images, photos[0]?.hash, CARD),
  images: (size: PictureSize) => photos.map(({ hash }) => picture(images, hash, LARGE, size)),
  photos: () =>
    photos.map(({ id, hash }) => ({
      id,
      photo: (size: PictureSize) => picture(images, hash, LARGE, size),
    })),
  size_chart_image: pictureField(images, sizeChartHash, LARGE),
  video: () => video && videoWire(video, images),
});

/** A product with all its fields (ENT-01). */
export function productWire(node: ProductNode, images: ImageLookup): ProductWire {
  const { details } = node;
  return {
    ...textFields(details),
    ...priceFields(details),
    ...pictureFields(details, images),
    is_new: node.isNew,
    in_stock: async () => isInStock(await node.skus()),
    in_stock_at_price: async () => isLowestInStock(await node.skus()),
    groups: () => node.groups().map((group) => groupWire(group, images)),
    primaryGroup() {
      const group = node.primaryGroup();
      return group && groupWire(group, images);
    },
    skus: async () => (await node.skus()).map(skuWire),
    addons: () => details.addons.map(addonWire),
    productAddons: () =>
      details.addons.map((addon) => ({
        id: addon.productAddonId,
        min_qty: addon.minQty,
        max_qty: addon.maxQty,
        addon: addonWire(addon),
      })),
    variations: details.variations.map(variationWire),
    sizes: details.sizes,
    relateds: async () => (await node.relateds()).map((related) => productWire(related, images)),
  };
}

/** A product for a response that contains everything: its relateds have no relateds of their own. */
export const wholeProductWire = (node: ProductNode, images: ImageLookup): ProductWire => ({
  ...productWire(node, images),
  relateds: async () =>
    (await node.relateds()).map((related) => ({ ...productWire(related, images), relateds: [] })),
});

/** The result of `searchsku`; amounts in dollars. */
export const skuFoundWire = (found: SkuFound): SkuSearchResult => ({
  sku: found.sku,
  price_each: dollarsOrNull(found.priceEachCents),
  full_price_each: dollarsOrNull(found.fullPriceEachCents),
  on_special: found.onSpecial,
  in_stock: found.inStock,
  reason: found.reason,
  available: found.available,
});
