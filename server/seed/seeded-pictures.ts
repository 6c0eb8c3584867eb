import { seededPicture } from '../images/picture-reference.ts';
import { PRODUCT_PHOTOS } from './products/product-photos.ts';

/** A product photo: the name SKUs refer to it by, and its reference in tables. */
export interface SeededPhoto {
  name: string;
  hash: string;
}

/** Returns the photos of a product in order, the main one first. */
export const photosOf = (slug: string): SeededPhoto[] =>
  (PRODUCT_PHOTOS[slug] ?? []).map((name) => ({ name, hash: seededPicture(`products/${slug}/${name}`) }));

const WITH_SIZE_CHART: ReadonlySet<string> = new Set([
  'personalised-cotton-tee',
  'custom-t-shirt',
  'personalised-apron',
]);

/** Returns the reference of a product's size chart; null if it has none. */
export const sizeChartOf = (slug: string): string | null =>
  WITH_SIZE_CHART.has(slug) ? seededPicture(`size-charts/${slug}`) : null;
