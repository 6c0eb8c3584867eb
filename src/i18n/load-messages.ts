import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { defaultLocale } from './locales.ts';
import type { Locale } from './locales.ts';
import { withPseudolocalization } from './pseudo.ts';

/** An English page does not even load the list of other languages. */
async function messagesOf(locale: Locale): Promise<Messages | null> {
  if (locale === defaultLocale) return null;
  const { loadCatalogue } = await import('./catalogues.ts');
  return loadCatalogue(locale);
}

/**
 * Creates an i18n for one locale, loading its catalogue on demand (I18-01). Missing messages stay English
 * (I18-04); without the catalogue everything is English, including `locale`.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const messages = await messagesOf(locale).catch(() => null);
  const i18n = setupI18n();
  i18n.loadAndActivate(messages ? { locale, messages } : { locale: defaultLocale, messages: {} });
  return import.meta.env.PSEUDO_LOCALE ? withPseudolocalization(i18n) : i18n;
}
