import type { FastifyRequest } from 'fastify';
import { localeValues } from '../generated/contract-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';

/** Whether `text` is a language of the shop. */
export const isLocale = (text: unknown): text is Locale => localeValues.some((locale) => locale === text);

/** Returns the shopper's language from the storefront's cookie; English without one. */
export function localeOf({ cookies }: { cookies?: FastifyRequest['cookies'] }): Locale {
  // A malformed request has no cookies.
  const chosen = cookies?.['locale'];
  return isLocale(chosen) ? chosen : 'en';
}
