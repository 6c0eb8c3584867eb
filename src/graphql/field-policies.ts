import type { FieldPolicy, TypePolicy } from '@apollo/client';

type Fields = NonNullable<TypePolicy['fields']>;

/** Policies for lists that are replaced as a whole; Apollo would otherwise warn of data loss. */
export function replacedLists(...names: string[]): Fields {
  return Object.fromEntries(names.map((name): [string, FieldPolicy] => [name, { merge: false }]));
}

/**
 * A picture inside its owner: components may request different URLs of the same picture, so an equal `url`
 * merges; another `url` is another picture and keeps nothing of the old one.
 */
export const picture: FieldPolicy = {
  merge(known, incoming, { readField, mergeObjects }) {
    const isSame = known && incoming && readField('url', known) === readField('url', incoming);
    return isSame ? mergeObjects(known, incoming) : incoming;
  },
};

/** For objects that exist only inside their owner, whatever their `id` is. */
export const notNormalized: TypePolicy = { keyFields: false };

/** For objects that exist only once. */
export const singleton: TypePolicy = { keyFields: [] };
