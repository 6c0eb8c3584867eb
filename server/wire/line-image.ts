import type { CartItemImage } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';

const LINE_IMAGE = { aspect: '4x3', width: 300 };

/** The picture of a cart or order line. */
export function lineImageWire(hash: string, images: ImageLookup): CartItemImage {
  const { extra_aspects: _extra, ...image } = images.record(hash, LINE_IMAGE);
  return image;
}
