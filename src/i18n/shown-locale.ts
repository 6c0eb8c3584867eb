import { defaultLocale, locales, toLocale } from './locales.ts';
import type { Locale } from './locales.ts';

/**
 * The languages in which one may read the shop.
 * @param previewed languages that translators look at before they are done
 * @param translated those that the build has found translated
 */
export const shownLocales = (
  previewed: readonly string[] = [],
  translated: readonly string[] = import.meta.env.TRANSLATED_LOCALES,
): Locale[] => locales.filter((locale) => translated.includes(locale) || previewed.includes(locale));

/**
 * The language in which a visitor with this cookie reads: the one that it names, when the pages are translated into it;
 * otherwise English, and the page says so. Foreign words under English ones would be read out in the wrong voice.
 */
export function shownLocale(
  chosen: string | undefined,
  previewed?: readonly string[],
  translated?: readonly string[],
): Locale {
  const locale = toLocale(chosen);
  return shownLocales(previewed, translated).includes(locale) ? locale : defaultLocale;
}
