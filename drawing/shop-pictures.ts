import type { Scene } from './engine/scene.ts';
import { sceneHash } from './engine/scene-hash.ts';
import { CATEGORY_TILES } from './scenes/category-tiles.ts';
import { PEOPLE } from './scenes/people.ts';
import { PLACES } from './scenes/places.ts';
import { PRODUCT_SCENES } from './scenes/products/all-products.ts';
import { SEASONAL_TILES } from './scenes/seasonal-tiles.ts';
import { SIZE_CHARTS } from './scenes/size-charts.ts';
import { SLIDES } from './scenes/slides.ts';
import { VOUCHER_THEMES } from './scenes/voucher-themes.ts';
import { slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';

/** The definition of one of the shop's photographs. */
export interface ShopPicture {
  /** e.g. `products/cork-trivet/banksia` */
  name: string;
  scene: Scene;
  /** Hash of everything that determines its pixels: scene and engine version. */
  hash: string;
  slots: readonly Slot[];
  /** Whether a version without engraving is drawn too. */
  blank: boolean;
}

/** Products that are not engraved to order. */
const SOLD_AS_THEY_ARE: ReadonlySet<string> = new Set([
  'new-home-gift-pack',
  'teacher-gift-pack',
  'client-gift-pack',
]);

function picture(name: string, scene: Scene, isMain: boolean = false, blank: boolean = false): ShopPicture {
  return { name, scene, hash: sceneHash(scene), slots: slotsOf(name, isMain), blank };
}

const under = (folder: string, scenes: Record<string, Scene>): ShopPicture[] =>
  Object.entries(scenes).map(([name, scene]) => picture(`${folder}/${name}`, scene));

const productPictures = Object.entries(PRODUCT_SCENES).flatMap(([slug, photos]) =>
  photos.map(({ name, scene }, index) =>
    picture(`products/${slug}/${name}`, scene, index === 0, index === 0 && !SOLD_AS_THEY_ARE.has(slug)),
  ),
);

/** All photographs of the shop; lists show the first of each product. */
export const shopPictures: readonly ShopPicture[] = [
  ...under('slides', SLIDES),
  ...under('groups', { ...CATEGORY_TILES, ...SEASONAL_TILES }),
  ...under('places', PLACES),
  ...under('people', PEOPLE),
  ...productPictures,
  ...under('size-charts', SIZE_CHARTS),
  ...under('voucher-themes', VOUCHER_THEMES),
];
