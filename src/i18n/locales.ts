/** Interface languages (specification section 1); the default is English. */
export const locales = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ka',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'tr',
  'uk',
  'uz',
  'vi',
  'zh-CN',
] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** The locale that `text` names, or English. */
export const toLocale = (text: string | undefined): Locale =>
  locales.find((locale) => locale === text) ?? defaultLocale;

/** Writing direction of a locale. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
