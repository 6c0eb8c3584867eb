import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { checkImageSpec } from '../images/image-spec.ts';
import type { Image } from '../generated/wire.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** A request that asks for something that cannot be; its message reaches the client. */
export function badInput(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

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

const LARGEST_PAGE = 100;
const LARGEST_OFFSET = 1_000_000;

/** Checks `first`/`limit` (1 to 100) and `offset` of a list. */
export function listPage(limit: number, offset: number): { limit: number; offset: number } {
  if (limit < 1 || limit > LARGEST_PAGE) throw badInput(`A list has 1 to ${LARGEST_PAGE} entries`);
  if (offset < 0 || offset > LARGEST_OFFSET) throw badInput('There is no such place in the list');
  return { limit, offset };
}
