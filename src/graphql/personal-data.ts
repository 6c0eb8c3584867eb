import type { ApolloCache } from '@apollo/client';

/**
 * The calls whose answers belong to whoever is logged in, by the start of their names. Not the cart's: a visitor
 * has one too, and its machine owns it.
 */
const PERSONAL_CALL = /^(user|address|order|giftVoucher)/;

/** Those of them that the host refuses to nobody; an order opens for whoever has its URL (A88). */
const CUSTOMERS_CALL = /^(user|address)/;

/** Whether only who is logged in gets an answer of a call. */
export function isCustomersCall(name: string): boolean {
  return CUSTOMERS_CALL.test(name);
}

/** Whether the answer of a call belongs to whoever is logged in. */
export function isPersonalCall(name: string): boolean {
  return PERSONAL_CALL.test(name);
}

/** Forgets whatever the cache holds of a person; called when somebody else, or nobody, is logged in. */
export function evictPersonalData(cache: ApolloCache): void {
  const { ROOT_QUERY = {} } = cache.extract() as Record<string, object>;
  const names = Object.keys(ROOT_QUERY).map((key) => key.split(/[({:]/)[0] ?? '');
  for (const fieldName of new Set(names.filter(isPersonalCall))) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
