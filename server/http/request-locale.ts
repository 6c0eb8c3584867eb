import type { FastifyRequest } from 'fastify';
import { localeValues } from '../generated/contract-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';

/** Whether `text` names a language of the shop. */
export const isLocale = (text: unknown): text is Locale => localeValues.some((locale) => locale === text);

/** The language that the shopper has chosen, as the storefront's cookie says; English without one. */
export const localeOf = ({ cookies: { locale } }: Pick<FastifyRequest, 'cookies'>): Locale =>
  isLocale(locale) ? locale : 'en';
