import { createGraphQLError } from 'graphql-yoga';
import type { Image } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import { checkImageSpec } from '../images/image-spec.ts';
import type { ImageSpec } from '../images/image-spec.ts';

/** The arguments of a picture field; the slot's size is the default. */
export interface PictureSize {
  aspect?: string | null;
  width?: number | null;
}

/**
 * Returns the record of a picture in the requested size.
 * @param slot the default size
 * @throws GraphQLError if pictures are not served in that size (IMG-03): only a query's arguments are
 *   unchecked
 */
export function picture(
  images: ImageLookup,
  reference: string,
  slot: ImageSpec,
  { aspect, width }: PictureSize = {},
): Image {
  const spec = checkImageSpec({ ...slot, aspect: aspect ?? slot.aspect, width: width ?? slot.width });
  if (spec.ok) return images.record(reference, spec.value);
  throw createGraphQLError(`${aspect} at ${width} is not a size that pictures are made in`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Creates a field for an optional picture. */
export const pictureField =
  (images: ImageLookup, reference: string | null | undefined, slot: ImageSpec) =>
  (size?: PictureSize): Image | null =>
    reference ? picture(images, reference, slot, size) : null;
