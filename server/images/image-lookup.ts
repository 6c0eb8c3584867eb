import type { Image } from '../generated/wire.ts';
import type { ImageSpec } from './image-spec.ts';

/** Converts a picture reference of a table to the contract's Image (IMG-01). */
export interface ImageLookup {
  /**
   * @param reference a `seededPicture` or a content hash; `spec` must have been checked with `checkImageSpec`
   */
  record(reference: string, spec: ImageSpec): Image;
  /** Returns the content hash of a seeded picture; that of its placeholder if it is missing. */
  hashOf(name: string): string;
}
