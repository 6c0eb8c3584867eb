import { moreAcrylicAndMetalProducts } from './more-acrylic-and-metal.ts';
import { moreCorkAndGlassProducts } from './more-cork-and-glass.ts';
import { moreGiftPacksProducts } from './more-gift-packs.ts';
import { moreGiftsProducts } from './more-gifts.ts';
import { morePromotionalProducts } from './more-promotional.ts';
import { moreStoneProducts } from './more-stone.ts';
import { moreTimberProducts } from './more-timber.ts';
import { moreVinylProducts } from './more-vinyl.ts';
import type { ProductSeed } from './product-seed.ts';

/** The goods that joined the first forty. */
export const moreProducts: ProductSeed[] = [
  ...moreStoneProducts,
  ...moreTimberProducts,
  ...moreCorkAndGlassProducts,
  ...moreAcrylicAndMetalProducts,
  ...morePromotionalProducts,
  ...moreVinylProducts,
  ...moreGiftsProducts,
  ...moreGiftPacksProducts,
];
