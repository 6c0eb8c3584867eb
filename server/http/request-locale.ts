import type { FastifyRequest } from 'fastify';
import { localeValues } from '../generated/contract-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';

/** Whether `text` names a language of the shop. */
export const isLocale = (text: unknown): text is Locale => localeValues.some((locale) => locale === text);

/** The language that the shopper has chosen, as the storefront's cookie says; English without one. */
export function localeOf({ cookies }: { cookies?: FastifyRequest['cookies'] }): Locale {
  // A request that could not be read has none.
  const chosen = cookies?.['locale'];
  return isLocale(chosen) ? chosen : 'en';
}
