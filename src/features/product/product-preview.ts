import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

/** The product data that a card shows. */
export type ProductPreview = ProductCard_ProductFragment;

let pressed: ProductPreview | null = null;

/** Remembers a pressed card, whose data the product's screen shows until the host responds (GEN-24). */
export function setPreview(product: ProductPreview): void {
  pressed = product;
}

/** The data of the last pressed card if it is this product's; otherwise, and on the host, `null`. */
export const previewOf = (slug: string): ProductPreview | null => (pressed?.slug === slug ? pressed : null);

/**
 * Discards the card's data because it is outdated or no response came: the product's screen then waits for
 * the host.
 */
export function clearPreview(): void {
  pressed = null;
}
