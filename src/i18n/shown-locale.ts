import { defaultLocale, toLocale } from './locales.ts';
import type { Locale } from './locales.ts';

/**
 * The language in which a visitor with this cookie reads: the one that it names, when the pages are translated into it;
 * otherwise English, and the page says so. Foreign words under English ones would be read out in the wrong voice.
 * @param previewed languages that translators look at before they are done
 * @param translated those that the build has found translated
 */
export function shownLocale(
  chosen: string | undefined,
  previewed: readonly string[] = [],
  translated: readonly string[] = import.meta.env.TRANSLATED_LOCALES,
): Locale {
  const locale = toLocale(chosen);
  return translated.includes(locale) || previewed.includes(locale) ? locale : defaultLocale;
}
