import { WOOD_PHOTOS } from './laser-kut-wood.ts';
import { MARBLE_PHOTOS } from './marble.ts';
import type { NamedScene } from './named-scene.ts';
import { SLATE_PHOTOS } from './slate.ts';
import { SPECIALS_PHOTOS } from './specials.ts';

/** The photos of each product by its slug, the main one first. */
export const PRODUCT_PHOTOS: Record<string, NamedScene[]> = {
  ...SPECIALS_PHOTOS,
  ...SLATE_PHOTOS,
  ...MARBLE_PHOTOS,
  ...WOOD_PHOTOS,
};
