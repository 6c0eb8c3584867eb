import { seededPicture } from '../images/picture-reference.ts';
import { PRODUCT_PHOTOS } from './products/product-photos.ts';

/** A photo of a product: the name that SKUs call it by, and how a table refers to it. */
export interface SeededPhoto {
  name: string;
  hash: string;
}

/** The photos of a product in their order, the main one first. */
export const photosOf = (slug: string): SeededPhoto[] =>
  (PRODUCT_PHOTOS[slug] ?? []).map((name) => ({ name, hash: seededPicture(`products/${slug}/${name}`) }));

const WITH_SIZE_CHART: ReadonlySet<string> = new Set([
  'personalised-cotton-tee',
  'custom-t-shirt',
  'personalised-apron',
]);

/** How a product refers to its size chart; null when it comes in one size. */
export const sizeChartOf = (slug: string): string | null =>
  WITH_SIZE_CHART.has(slug) ? seededPicture(`size-charts/${slug}`) : null;
