import type { Image } from '../generated/wire.ts';
import type { ImageSpec } from './image-spec.ts';

/** Turns what a table holds of a picture into the Image of the contract (IMG-01). */
export interface ImageLookup {
  /** @param reference a name of ours or a content hash; `spec` must have been checked with `checkImageSpec` */
  record(reference: string, spec: ImageSpec): Image;
}
