import { createHash } from 'node:crypto';

/** A photo of a product by the name that SKUs call it by. */
export interface DrawnPhoto {
  name: string;
  hash: string;
}

/** The content hash of the drawing with this name, e.g. `groups/slate`. */
export function drawnHash(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

/** The photos of a product, the main one first; `wanted` are the names that its SKUs call for. */
export function drawnPhotos(slug: string, wanted: readonly string[]): DrawnPhoto[] {
  const names = wanted.length > 0 ? wanted : ['main'];
  return names.map((name) => ({ name, hash: drawnHash(`products/${slug}/${name}`) }));
}
