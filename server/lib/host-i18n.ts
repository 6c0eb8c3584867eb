import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import type { Locale } from '../generated/contract-rules.ts';
import { inProject } from './project-folder.ts';

/** Texts of the host's mails and own pages. */
const HOST_CATALOGUES = inProject('locales', 'mails');
/** Texts of refusals, translated for the storefront, keyed by their English. */
const REFUSALS = inProject('locales', 'refusals');

const known = new Map<string, Record<string, string>>();

/** Returns the translated messages of a catalogue by id. Read once. */
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
 * Returns the host's own texts in the shopper's language, or English while it is not translated. Convention:
 * `i18n._({ id: 'mail.<mail>.<part>' or 'page.<page>.<part>', message, values })` with the English text as
 * `message`, which is shown where the catalogue has no translation.
 */
export function hostI18n(locale: Locale, folder = HOST_CATALOGUES): I18n {
  const own = locale === 'en' ? {} : translations(join(folder, `${locale}.po`));
  const isTranslated = Object.keys(own).length > 0;
  const refusals =
    isTranslated && folder === HOST_CATALOGUES ? translations(join(REFUSALS, `${locale}.po`)) : {};
  const i18n = setupI18n();
  // Messages in the code are uncompiled, also in production, where Lingui omits its compiler.
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: isTranslated ? locale : 'en', messages: { ...refusals, ...own } });
  return i18n;
}
