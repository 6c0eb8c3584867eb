import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

/** English stands beside the code that says it. */
const catalogs = import.meta.glob<{ messages: Messages }>(['../../locales/*.po', '!../../locales/en.po']);

/** An i18n of its own for one locale, its catalogue loaded on demand (I18-01). Missing messages stay English. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const load = catalogs[`../../locales/${locale}.po`];
  const messages = load ? (await load()).messages : {};
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages });
  return i18n;
}
