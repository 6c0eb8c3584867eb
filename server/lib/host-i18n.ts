import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import type { Locale } from '../generated/contract-rules.ts';
import { inProject } from './project-folder.ts';

/** What the host says in mails and on pages of its own. */
const OWN_WORDS = inProject('locales', 'mails');
/** What it says no with, which the storefront translates: each by its English. */
const REFUSALS = inProject('locales', 'refusals');

const known = new Map<string, Record<string, string>>();

/** What is translated in a catalogue: id → message. Read once. */
function translations(file: string): Record<string, string> {
  const before = known.get(file);
  if (before) return before;
  const { items } = parsePo(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const entries = items.flatMap(({ msgid, msgstr: [message = ''] }) =>
    message === '' ? [] : [[msgid, message]],
  );
  const messages: Record<string, string> = Object.fromEntries(entries);
  known.set(file, messages);
  return messages;
}

/**
 * The host's own words in the shopper's language; in English while nothing is translated into it. Convention:
 * `i18n._({ id: 'mail.<mail>.<part>' or 'page.<page>.<part>', message, values })` with the English text as `message`,
 * which is what is shown where the catalogue has no translation.
 */
export function hostI18n(locale: Locale, folder = OWN_WORDS): I18n {
  const own = locale === 'en' ? {} : translations(join(folder, `${locale}.po`));
  const isTranslated = Object.keys(own).length > 0;
  const refusals = isTranslated && folder === OWN_WORDS ? translations(join(REFUSALS, `${locale}.po`)) : {};
  const i18n = setupI18n();
  // Messages stand in the code uncompiled, also in production, where Lingui leaves its compiler out.
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: isTranslated ? locale : 'en', messages: { ...refusals, ...own } });
  return i18n;
}
