import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * An i18n of its own for one mail. Convention of every mail: `i18n._({ id: 'mail.<mail>.<part>', message, values })`
 * with the English text as `message`, which is what is shown where a catalogue has no translation.
 */
export function mailI18n(locale = 'en'): I18n {
  const i18n = setupI18n();
  // Messages stand in the code uncompiled, also in production, where Lingui leaves its compiler out.
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale, messages: {} });
  return i18n;
}
