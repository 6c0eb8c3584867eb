import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

/** What a card shows of its product. */
export type ProductGlance = ProductCard_ProductFragment;

let pressed: ProductGlance | null = null;

/** A product's card was pressed: its screen opens with what the card shows, before the host has answered (GEN-24). */
export function glanceAt(product: ProductGlance): void {
  pressed = product;
}

/** What the card shows that was pressed last, when it is this product's; null for every other product and on the host. */
export const glanceOf = (slug: string): ProductGlance | null => (pressed?.slug === slug ? pressed : null);

/** What it showed does not hold, or no answer came: who opens the product waits for the host. */
export function forgetGlance(): void {
  pressed = null;
}
