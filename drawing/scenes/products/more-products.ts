import { MORE_ACRYLIC_AND_METAL_PHOTOS } from './more-acrylic-and-metal.ts';
import { MORE_CORK_AND_GLASS_PHOTOS } from './more-cork-and-glass.ts';
import { MORE_GIFT_PACKS_PHOTOS } from './more-gift-packs.ts';
import { MORE_GIFTS_PHOTOS } from './more-gifts.ts';
import { MORE_PROMOTIONAL_PHOTOS } from './more-promotional.ts';
import { MORE_STONE_PHOTOS } from './more-stone.ts';
import { MORE_TIMBER_PHOTOS } from './more-timber.ts';
import { MORE_VINYL_PHOTOS } from './more-vinyl.ts';
import type { NamedScene } from './named-scene.ts';

/** The photos of the products that joined the shop after the first forty. */
export const MORE_PRODUCT_PHOTOS: Record<string, NamedScene[]> = {
  ...MORE_STONE_PHOTOS,
  ...MORE_TIMBER_PHOTOS,
  ...MORE_CORK_AND_GLASS_PHOTOS,
  ...MORE_ACRYLIC_AND_METAL_PHOTOS,
  ...MORE_PROMOTIONAL_PHOTOS,
  ...MORE_VINYL_PHOTOS,
  ...MORE_GIFTS_PHOTOS,
  ...MORE_GIFT_PACKS_PHOTOS,
};
