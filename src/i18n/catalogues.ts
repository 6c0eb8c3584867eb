import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

/** English messages are in the code itself. */
const catalogues = import.meta.glob<{ messages: Messages }>(['../../locales/*.po', '!../../locales/en.po']);

/** The messages of a language; `null` when there are none. Rejects when they cannot load (I18-04). */
export async function loadCatalogue(locale: Locale): Promise<Messages | null> {
  const loaded = await catalogues[`../../locales/${locale}.po`]?.();
  return loaded?.messages ?? null;
}
