import { defaultLocale, locales, toLocale } from './locales.ts';
import type { Locale } from './locales.ts';

/**
 * Languages in which the shop can be read.
 * @param previewed languages under translation, for preview
 * @param translated languages that the build has found translated
 */
export const shownLocales = (
  previewed: readonly string[] = [],
  translated: readonly string[] = import.meta.env.TRANSLATED_LOCALES,
): Locale[] => locales.filter((locale) => translated.includes(locale) || previewed.includes(locale));

/**
 * The language for a visitor with this cookie: the one it names if the pages are translated, otherwise
 * English, as in `lang`: a screen reader would use the wrong voice for untranslated text.
 */
export function shownLocale(
  chosen: string | undefined,
  previewed?: readonly string[],
  translated?: readonly string[],
): Locale {
  const locale = toLocale(chosen);
  return shownLocales(previewed, translated).includes(locale) ? locale : defaultLocale;
}
