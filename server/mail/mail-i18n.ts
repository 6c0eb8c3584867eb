import type { I18n } from '@lingui/core';
import type { Locale } from '../generated/contract-rules.ts';
import { hostI18n } from '../lib/host-i18n.ts';

/** What the owner reads. */
export const SHOP_LOCALE: Locale = 'en';

/** The words of one mail, in the language of whoever reads it; ids begin with `mail.`. */
export const mailI18n = (locale: Locale): I18n => hostI18n(locale);
