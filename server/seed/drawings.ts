import { drawingReference, drawings, photoNames } from '../images/drawings.ts';

/** A photo of a product: the name that SKUs call it by, and how a table refers to it. */
export interface DrawnPhoto {
  name: string;
  hash: string;
}

/** The photos of a product in their order, the main one first; none when it is not drawn. */
export function drawnPhotos(slug: string): DrawnPhoto[] {
  return photoNames(slug).map((name) => ({ name, hash: drawingReference(`products/${slug}/${name}`) }));
}

/** How a table refers to the drawing of this name, e.g. `groups/slate`; null when there is none. */
export function drawn(name: string): string | null {
  return drawings.has(name) ? drawingReference(name) : null;
}
