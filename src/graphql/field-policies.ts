import type { FieldPolicy, TypePolicy } from '@apollo/client';

type Fields = NonNullable<TypePolicy['fields']>;

/** Fields whose new value takes the old one's place: lists, of which Apollo would otherwise warn that data may be lost. */
export function replaced(...names: string[]): Fields {
  return Object.fromEntries(names.map((name): [string, FieldPolicy] => [name, { merge: false }]));
}

/**
 * A picture inside its owner: two components may ask for different URLs of the same picture, so the same `url`
 * adds to what is known; another `url` is another picture and nothing of the old one may stay.
 */
export const picture: FieldPolicy = {
  merge(known, incoming, { readField, mergeObjects }) {
    const isSame = known && incoming && readField('url', known) === readField('url', incoming);
    return isSame ? mergeObjects(known, incoming) : incoming;
  },
};

/** For objects that exist only inside their owner, whatever their `id` says. */
export const embedded: TypePolicy = { keyFields: false };

/** For objects of which there is one. */
export const singleton: TypePolicy = { keyFields: [] };
