import type { I18n } from '@lingui/core';
import type { Locale } from '../generated/contract-rules.ts';
import { hostI18n } from '../lib/host-i18n.ts';

/** The owner's language. */
export const SHOP_LOCALE: Locale = 'en';

/** Returns the texts of mails in the reader's language; ids begin with `mail.`. */
export const mailI18n = (locale: Locale): I18n => hostI18n(locale);
