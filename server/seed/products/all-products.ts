import { bambooProducts } from './bamboo.ts';
import { clothingProducts } from './clothing.ts';
import { drinkBottlesProducts } from './drink-bottles.ts';
import { giftPacksProducts } from './gift-packs.ts';
import { keyRingsProducts } from './key-rings.ts';
import { labelsProducts } from './labels.ts';
import { lanternsProducts } from './lanterns.ts';
import { acrylicProducts } from './laser-kut-acrylic.ts';
import { corkProducts } from './laser-kut-cork.ts';
import { glassProducts } from './laser-kut-glass.ts';
import { woodProducts } from './laser-kut-wood.ts';
import { leatherProducts } from './leather.ts';
import { marbleProducts } from './marble.ts';
import { metalsProducts } from './metals.ts';
import type { ProductSeed } from './product-seed.ts';
import { promotionalProducts } from './promotional-products.ts';
import { schoolProducts } from './school.ts';
import { signsProducts } from './signs-tags.ts';
import { slateProducts } from './slate.ts';
import { specialsProducts } from './specials.ts';
import { sublimationProducts } from './sublimation-products.ts';
import { usbSticksProducts } from './usb-sticks.ts';

/** The products of a fresh shop. */
export const allProducts: ProductSeed[] = [
  ...specialsProducts,
  ...slateProducts,
  ...marbleProducts,
  ...woodProducts,
  ...bambooProducts,
  ...corkProducts,
  ...glassProducts,
  ...acrylicProducts,
  ...metalsProducts,
  ...leatherProducts,
  ...signsProducts,
  ...drinkBottlesProducts,
  ...usbSticksProducts,
  ...labelsProducts,
  ...clothingProducts,
  ...keyRingsProducts,
  ...schoolProducts,
  ...lanternsProducts,
  ...giftPacksProducts,
  ...sublimationProducts,
  ...promotionalProducts,
];
