import type { I18n } from '@lingui/core';
import type { Locale } from '../../generated/contract-rules.ts';
import { html } from '../../lib/html.ts';
import { mailButton, mailCode, mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n } from '../../mail/mail-i18n.ts';
import { codeValidity } from './code-validity.ts';
import type { MailContent } from '../../mail/mail.ts';

export interface LoginMailInput {
  locale: Locale;
  shopName: string;
  /** Six digits. */
  code: string;
  /** URL that logs in; null for a mail with only the code. */
  link: string | null;
  minutes: number;
}

function words(i18n: I18n, { shopName, code, minutes }: LoginMailInput) {
  return {
    subject: i18n._({
      id: 'mail.login.subject',
      message: '{code} is your code for {shopName}',
      comment: '{code} has six digits, {shopName} is the name of the shop',
      values: { code, shopName },
    }),
    title: i18n._({
      id: 'mail.login.title',
      message: 'Log in to {shopName}',
      comment: '{shopName} is the name of the shop',
      values: { shopName },
    }),
    useLink: i18n._({ id: 'mail.login.useLink', message: 'Use this link to log in:' }),
    button: i18n._({
      id: 'mail.login.button',
      message: 'Log me in',
      comment: 'Button: logs the reader of the mail in',
    }),
    orCode: i18n._({ id: 'mail.login.orCode', message: 'Or type this code where you are logging in:' }),
    useCode: i18n._({ id: 'mail.login.useCode', message: 'Type this code where you are logging in:' }),
    validity: codeValidity(i18n, minutes),
    notYou: i18n._({
      id: 'mail.login.notYou',
      message: 'If you did not ask for this, you can ignore this mail. Nobody gets in without it.',
    }),
  };
}

/** The mail of sendLoginLink and registerLink: a link and a code, or only the code. */
export function loginMail(input: LoginMailInput): MailContent {
  const i18n = mailI18n(input.locale);
  const say = words(i18n, input);
  const codeLine = input.link === null ? say.useCode : say.orCode;
  const text = [
    say.title,
    ...(input.link === null ? [] : [`${say.useLink}\n${input.link}`]),
    `${codeLine}\n${input.code}`,
    say.validity,
    say.notYou,
  ].join('\n\n');
  const body = html`${input.link !== null && mailButton(say.button, input.link)}${mailParagraph(codeLine)}${mailCode(input.code)}${mailParagraph(say.validity)}${mailParagraph(say.notYou)}`;
  const frame = { i18n, shopName: input.shopName, title: say.title, preheader: say.validity, body };
  return { subject: say.subject, text, html: mailFrame(frame) };
}
