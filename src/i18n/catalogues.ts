import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

/** English stands beside the code that says it. */
const catalogues = import.meta.glob<{ messages: Messages }>(['../../locales/*.po', '!../../locales/en.po']);

/** The words of a page in a language; null when they do not come, or there are none (I18-04). */
export async function loadCatalogue(locale: Locale): Promise<Messages | null> {
  const loaded = await catalogues[`../../locales/${locale}.po`]?.();
  return loaded?.messages ?? null;
}
