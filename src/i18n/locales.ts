import { localeValues } from '../graphql/generated/contract-rules.ts';

/** Interface languages (specification section 1); the default is English. */
export const locales = localeValues;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** The locale that `text` names, or English. */
export const toLocale = (text: string | undefined): Locale =>
  locales.find((locale) => locale === text) ?? defaultLocale;
