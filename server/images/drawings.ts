import { CATEGORY_TILES } from '../../drawing/scenes/category-tiles.ts';
import { PEOPLE } from '../../drawing/scenes/people.ts';
import { PRODUCT_PHOTOS } from '../../drawing/scenes/products/all-products.ts';
import { SEASONAL_TILES } from '../../drawing/scenes/seasonal-tiles.ts';
import { SIZE_CHARTS } from '../../drawing/scenes/size-charts.ts';
import { PLACES } from '../../drawing/scenes/places.ts';
import { SLIDES } from '../../drawing/scenes/slides.ts';
import { VOUCHER_THEMES } from '../../drawing/scenes/voucher-themes.ts';
import type { Scene } from '../../drawing/engine/scene.ts';

const REFERENCE = 'drawing:';

const under = (folder: string, scenes: Record<string, Scene>): [string, Scene][] =>
  Object.entries(scenes).map(([name, scene]) => [`${folder}/${name}`, scene]);

const photosOfProducts = PRODUCT_PHOTOS;

const productPhotos = Object.entries(photosOfProducts).flatMap(([slug, photos]) =>
  photos.map(({ name, scene }): [string, Scene] => [`products/${slug}/${name}`, scene]),
);

/** Every drawing of the shop by its name, e.g. `products/cork-trivet/banksia`. */
export const drawings: ReadonlyMap<string, Scene> = new Map([
  ...under('groups', { ...CATEGORY_TILES, ...SEASONAL_TILES }),
  ...under('slides', SLIDES),
  ...under('people', PEOPLE),
  ...under('voucher-themes', VOUCHER_THEMES),
  ...under('size-charts', SIZE_CHARTS),
  ...under('places', PLACES),
  ...productPhotos,
]);

/**
 * How a table refers to a drawing: by name, so that a drawing may be improved without touching the database.
 * Uploaded pictures are referred to by their content hash instead.
 */
export const drawingReference = (name: string): string => `${REFERENCE}${name}`;

/** The drawing's name in a reference, null when it is the hash of an upload. */
export const drawingName = (reference: string): string | null =>
  reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : null;

/** The names of a product's photos, the main one first. */
export const photoNames = (slug: string): string[] => (photosOfProducts[slug] ?? []).map(({ name }) => name);
