import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import type { Locale } from '../generated/contract-rules.ts';
import { inProject } from '../lib/project-folder.ts';

const CATALOGUES = inProject('locales', 'mails');

/** What the owner reads. */
export const SHOP_LOCALE: Locale = 'en';

const known = new Map<string, Record<string, string>>();

/** What is translated in a catalogue: id → message. Read once. */
function translations(file: string): Record<string, string> {
  const before = known.get(file);
  if (before) return before;
  const { items } = parsePo(readFileSync(file, 'utf8'));
  const entries = items.flatMap(({ msgid, msgstr: [message = ''] }) =>
    message === '' ? [] : [[msgid, message]],
  );
  const messages: Record<string, string> = Object.fromEntries(entries);
  known.set(file, messages);
  return messages;
}

/**
 * An i18n of its own for one mail, in the shopper's language; in English while nothing is translated into it.
 * Convention of every mail: `i18n._({ id: 'mail.<mail>.<part>', message, values })` with the English text as
 * `message`, which is what is shown where the catalogue has no translation.
 */
export function mailI18n(locale: Locale, folder = CATALOGUES): I18n {
  const messages = locale === 'en' ? {} : translations(join(folder, `${locale}.po`));
  const i18n = setupI18n();
  // Messages stand in the code uncompiled, also in production, where Lingui leaves its compiler out.
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: Object.keys(messages).length > 0 ? locale : 'en', messages });
  return i18n;
}
