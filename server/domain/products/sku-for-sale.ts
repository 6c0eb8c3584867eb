import type { ProductAddonRule } from './addon-rules.ts';
import type { ProductDetails, SkuDetails } from './product-details.ts';
import { availableOf, photoOfSku, skuPrice } from './sku-rules.ts';

/** A SKU as used by carts and orders. */
export interface SkuForSale {
  id: number;
  code: string;
  productId: number;
  slug: string;
  productName: string;
  /** Product and chosen options: `Bamboo Chopping Board, Large`. */
  name: string;
  /** The chosen option of each variation. */
  options: SkuDetails['options'];
  /** Current unit price without add-ons; null if quoted by e-mail and not for the cart. */
  priceCents: number | null;
  /** Regular price; equal to `priceCents` if not on special. */
  fullPriceCents: number | null;
  onSpecial: boolean;
  stockTracked: boolean;
  /** Null if made to order, always in stock. */
  available: number | null;
  /** Of the SKU's own photo, else the product's first. */
  imageHash: string | null;
  addons: ProductAddonRule[];
}

export function skuForSaleOf(product: ProductDetails, sku: SkuDetails, available: number): SkuForSale {
  const price = skuPrice(sku);
  return {
    id: sku.id,
    code: sku.code,
    productId: product.id,
    slug: product.slug,
    productName: product.name,
    name: [product.name, ...sku.options.map((option) => option.name)].join(', '),
    options: sku.options,
    priceCents: price.cents,
    fullPriceCents: price.fullCents,
    onSpecial: price.onSpecial,
    stockTracked: sku.stockTracked,
    available: availableOf({ stockTracked: sku.stockTracked, available }),
    imageHash: photoOfSku(product.photos, sku.photoId)?.hash ?? null,
    addons: product.addons,
  };
}
