import type { Scene } from '../engine/scene.ts';
import { BOARDS_AND_SLATES } from './boards-and-slates.ts';
import { GIFTS_AND_VINYL } from './gifts-and-vinyl.ts';
import { WOOD_AND_ACRYLIC } from './wood-and-acrylic.ts';

/** The photos of every product drawn so far, by product slug; the first is the one shown in lists. */
export const PRODUCT_SCENES: Record<string, Scene[]> = {
  ...BOARDS_AND_SLATES,
  ...WOOD_AND_ACRYLIC,
  ...GIFTS_AND_VINYL,
};
