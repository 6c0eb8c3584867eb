import type { Locale } from '../../generated/contract-rules.ts';
import { html } from '../../lib/html.ts';
import { mailCode, mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n } from '../../mail/mail-i18n.ts';
import type { MailContent } from '../../mail/mail.ts';

export interface PasswordMailInput {
  locale: Locale;
  shopName: string;
  /** Six digits. */
  code: string;
  minutes: number;
}

/** The mail of recoverPassword: the code that lets the reader set a new password (USR-03). */
export function passwordMail({ locale, shopName, code, minutes }: PasswordMailInput): MailContent {
  const i18n = mailI18n(locale);
  const subject = i18n._({
    id: 'mail.password.subject',
    message: '{code} is your code for a new password',
    values: { code },
  });
  const title = i18n._({ id: 'mail.password.title', message: 'Set a new password' });
  const useCode = i18n._({
    id: 'mail.password.useCode',
    message: 'Type this code together with your new password:',
  });
  const validity = i18n._({
    id: 'mail.password.validity',
    message: 'It is good for {minutes} minutes and works once.',
    values: { minutes },
  });
  const notYou = i18n._({
    id: 'mail.password.notYou',
    message: 'If you did not ask for this, you can ignore this mail. Your password stays as it is.',
  });
  const text = [title, `${useCode}\n${code}`, validity, notYou].join('\n\n');
  const body = html`${mailParagraph(useCode)}${mailCode(code)}${mailParagraph(validity)}${mailParagraph(notYou)}`;
  return { subject, text, html: mailFrame({ i18n, shopName, title, preheader: validity, body }) };
}
