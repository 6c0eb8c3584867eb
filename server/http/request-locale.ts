import type { FastifyRequest } from 'fastify';
import { localeValues } from '../generated/contract-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';

/** The language that the shopper has chosen, as the storefront's cookie says; English without one. */
export const localeOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Locale =>
  localeValues.find((locale) => locale === cookies['locale']) ?? 'en';
