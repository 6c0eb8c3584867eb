import type { Image } from '../generated/wire.ts';
import type { ImageSpec } from './image-spec.ts';

/** Turns what a table holds of a picture into the Image of the contract (IMG-01). */
export interface ImageLookup {
  /** @param reference a `seededPicture` or a content hash; `spec` must have been checked with `checkImageSpec` */
  record(reference: string, spec: ImageSpec): Image;
  /** The content hash of a seeded picture; one that is missing has the hash of its placeholder. */
  hashOf(name: string): string;
}
