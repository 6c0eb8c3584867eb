import { BAMBOO_PHOTOS } from './bamboo.ts';
import { BAUBLE_PHOTOS } from './christmas-baubles.ts';
import { CLOTHING_PHOTOS } from './clothing.ts';
import { DRINK_BOTTLES_PHOTOS } from './drink-bottles.ts';
import { GIFT_PACKS_PHOTOS } from './gift-packs.ts';
import { KEY_RINGS_PHOTOS } from './key-rings.ts';
import { LABELS_PHOTOS } from './labels.ts';
import { LANTERNS_PHOTOS } from './lanterns.ts';
import { ACRYLIC_PHOTOS } from './laser-kut-acrylic.ts';
import { CORK_PHOTOS } from './laser-kut-cork.ts';
import { GLASS_PHOTOS } from './laser-kut-glass.ts';
import { WOOD_PHOTOS } from './laser-kut-wood.ts';
import { MARBLE_PHOTOS } from './marble.ts';
import { METALS_PHOTOS } from './metals.ts';
import { MORE_PRODUCT_PHOTOS } from './more-products.ts';
import type { NamedScene } from './named-scene.ts';
import { SCHOOL_PHOTOS } from './school.ts';
import { SIGNS_PHOTOS } from './signs-tags.ts';
import { SLATE_PHOTOS } from './slate.ts';
import { SPECIALS_PHOTOS } from './specials.ts';
import { SUBLIMATION_PHOTOS } from './sublimation-products.ts';
import { USB_STICKS_PHOTOS } from './usb-sticks.ts';

/** The photos of every product by its slug; the first is the one shown in lists. SKUs call a photo by its name. */
export const PRODUCT_PHOTOS: Readonly<Record<string, readonly NamedScene[]>> = {
  ...SPECIALS_PHOTOS,
  ...SLATE_PHOTOS,
  ...MARBLE_PHOTOS,
  ...WOOD_PHOTOS,
  ...BAMBOO_PHOTOS,
  ...CORK_PHOTOS,
  ...GLASS_PHOTOS,
  ...ACRYLIC_PHOTOS,
  ...METALS_PHOTOS,
  ...SIGNS_PHOTOS,
  ...DRINK_BOTTLES_PHOTOS,
  ...USB_STICKS_PHOTOS,
  ...LABELS_PHOTOS,
  ...CLOTHING_PHOTOS,
  ...KEY_RINGS_PHOTOS,
  ...SCHOOL_PHOTOS,
  ...LANTERNS_PHOTOS,
  ...GIFT_PACKS_PHOTOS,
  ...SUBLIMATION_PHOTOS,
  ...BAUBLE_PHOTOS,
  ...MORE_PRODUCT_PHOTOS,
};
