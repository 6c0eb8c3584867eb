import type { Locale } from '../../generated/contract-rules.ts';
import { html } from '../../lib/html.ts';
import { mailButton, mailCode, mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n } from '../../mail/mail-i18n.ts';
import { codeValidity } from './code-validity.ts';
import type { MailContent } from '../../mail/mail.ts';

export interface PasswordMailInput {
  locale: Locale;
  shopName: string;
  /** Six digits. */
  code: string;
  /** URL of the new-password form with the code filled in. */
  link: string;
  minutes: number;
}

/** The mail of recoverPassword: a link and a code to set a new password (USR-03). */
export function passwordMail({ locale, shopName, code, link, minutes }: PasswordMailInput): MailContent {
  const i18n = mailI18n(locale);
  const subject = i18n._({
    id: 'mail.password.subject',
    message: '{code} is your code for a new password',
    values: { code },
  });
  const title = i18n._({
    id: 'mail.password.title',
    message: 'Set a new password',
    comment: 'Heading of a mail with a code and a link, a verb',
  });
  const useLink = i18n._({ id: 'mail.password.useLink', message: 'Use this link to set a new password:' });
  const button = i18n._({
    id: 'mail.password.button',
    message: 'Set a new password',
    comment: 'Button in a mail, a verb: opens the page where it is typed',
  });
  const orCode = i18n._({
    id: 'mail.password.orCode',
    message: 'Or type this code together with your new password:',
  });
  const validity = codeValidity(i18n, minutes);
  const notYou = i18n._({
    id: 'mail.password.notYou',
    message: 'If you did not ask for this, you can ignore this mail. Your password stays as it is.',
  });
  const text = [title, `${useLink}\n${link}`, `${orCode}\n${code}`, validity, notYou].join('\n\n');
  const body = html`${mailButton(button, link)}${mailParagraph(orCode)}${mailCode(code)}${mailParagraph(validity)}${mailParagraph(notYou)}`;
  return { subject, text, html: mailFrame({ i18n, shopName, title, preheader: validity, body }) };
}
