import type { VideoDetails } from '../domain/products/product-details.ts';
import type { Video } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { pictureField } from './picture.ts';
import { translated } from './translated.ts';
import type { WireOf } from './wire-of.ts';

const SLATE: ImageSpec = { aspect: '16x9', width: 1184 };

/** A video with the record of its slate (ENT-17). */
export function videoWire(video: VideoDetails, images: ImageLookup): WireOf<Video> {
  const { id, platform, name, slug, lengthSeconds, slateHash, file } = video;
  const slate_image = pictureField(images, slateHash, SLATE);
  return {
    id,
    platform,
    ...translated('video', id, { name }),
    slug,
    length: lengthSeconds,
    slate: slateHash,
    slate_image,
    file,
  };
}
