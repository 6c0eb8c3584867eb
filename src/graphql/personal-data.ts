import type { ApolloCache } from '@apollo/client';
import { restTable } from './generated/rest-table.ts';

const isPersonalField = (name: string) =>
  Object.hasOwn(restTable, name) && restTable[name]?.personal !== undefined;

/**
 * Evicts personal data from the cache, as marked by `@personal` in the contract; called when the user
 * changes. Not the cart: guests have one too, and its machine owns it.
 */
export function evictPersonalData(cache: ApolloCache): void {
  const { ROOT_QUERY = {} } = cache.extract() as Record<string, object>;
  const names = Object.keys(ROOT_QUERY).map((key) => key.split(/[({:]/)[0] ?? '');
  for (const fieldName of new Set(names.filter(isPersonalField)))
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
