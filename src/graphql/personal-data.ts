import type { ApolloCache } from '@apollo/client';
import { restTable } from './generated/rest-table.ts';

const isPersonal = (name: string) =>
  Object.hasOwn(restTable, name) && restTable[name]?.personal !== undefined;

/**
 * Forgets whatever the cache holds of a person, by `@personal` of the contract; called when somebody else, or nobody, is
 * logged in. Not the cart: a visitor has one too, and its machine owns it.
 */
export function evictPersonalData(cache: ApolloCache): void {
  const { ROOT_QUERY = {} } = cache.extract() as Record<string, object>;
  const names = Object.keys(ROOT_QUERY).map((key) => key.split(/[({:]/)[0] ?? '');
  for (const fieldName of new Set(names.filter(isPersonal))) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
