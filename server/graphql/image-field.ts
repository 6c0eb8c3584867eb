import { checkImageSpec } from '../images/image-spec.ts';
import type { Image } from '../generated/wire.ts';
import { badInput } from './bad-input.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** The picture behind a hash in the size of the field's arguments, which must be one that is served (IMG-03). */
export function imageField(
  context: GraphqlContext,
  hash: string,
  size: { aspect: string; width: number },
): Image {
  const spec = checkImageSpec(size);
  if (!spec.ok) throw badInput(`${size.aspect} at ${size.width} is not a size that pictures are made in`);
  return context.services.images.record(hash, spec.value);
}

/** Null where there is no picture. */
export const optionalImageField = (
  context: GraphqlContext,
  hash: string | null,
  size: { aspect: string; width: number },
): Image | null => (hash === null ? null : imageField(context, hash, size));
