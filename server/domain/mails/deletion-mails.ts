import type { Locale } from '../../generated/contract-rules.ts';
import { html } from '../../lib/html.ts';
import { mailCode, mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n } from '../../mail/mail-i18n.ts';
import { codeValidity } from './code-validity.ts';
import type { MailContent } from '../../mail/mail.ts';

export interface DeletionCodeMailInput {
  locale: Locale;
  shopName: string;
  /** Six digits. */
  code: string;
  minutes: number;
}

/** The mail with the code that deletes an account. */
export function deletionCodeMail({ locale, shopName, code, minutes }: DeletionCodeMailInput): MailContent {
  const i18n = mailI18n(locale);
  const subject = i18n._({
    id: 'mail.deletion.subject',
    message: '{code} is your code to delete your account',
    values: { code },
  });
  const title = i18n._({
    id: 'mail.deletion.title',
    message: 'Delete your account at {shopName}',
    comment: 'Heading of a mail with a code, a verb; {shopName} is the name of the shop',
    values: { shopName },
  });
  const useCode = i18n._({
    id: 'mail.deletion.useCode',
    message:
      'Type this code on your profile page. Your account is deleted then, and nobody can bring it back:',
  });
  const validity = codeValidity(i18n, minutes);
  const notYou = i18n._({
    id: 'mail.deletion.notYou',
    message:
      'If you did not ask for this, somebody else is logged in as you: give nobody the code, log that browser out on your profile page, and set a new password if you have one.',
  });
  const text = [title, `${useCode}\n${code}`, validity, notYou].join('\n\n');
  const body = html`${mailParagraph(useCode)}${mailCode(code)}${mailParagraph(validity)}${mailParagraph(notYou)}`;
  return { subject, text, html: mailFrame({ i18n, shopName, title, preheader: validity, body }) };
}

/** The last mail to an account: that it is deleted, and what is kept. */
export function accountDeletedMail({
  locale,
  shopName,
  hasOrders,
}: {
  locale: Locale;
  shopName: string;
  /** Whether there are paid orders, which tax law requires to be kept. */
  hasOrders: boolean;
}): MailContent {
  const i18n = mailI18n(locale);
  const subject = i18n._({
    id: 'mail.deleted.subject',
    message: 'Your account is deleted',
    comment: 'Subject of a mail: it was deleted just now',
  });
  const gone = i18n._({
    id: 'mail.deleted.gone',
    message:
      'Your account at {shopName} is deleted: your name, addresses, cart, photo and logins are gone from the shop, and you are logged out everywhere.',
    values: { shopName },
  });
  const orders = i18n._({
    id: 'mail.deleted.orders',
    message:
      'What you paid for is still made and sent. Tax law asks us to keep your orders for five years: name, address, what you bought and what it cost. Everything else is taken from them once they are posted, and after five years the name and the address, too.',
  });
  const again = i18n._({
    id: 'mail.deleted.again',
    message: 'Your e-mail address is free: with it you can open a new account at any time.',
  });
  const said = [gone, ...(hasOrders ? [orders] : []), again];
  const text = [subject, ...said].join('\n\n');
  const body = html`${said.map((one) => mailParagraph(one))}`;
  return { subject, text, html: mailFrame({ i18n, shopName, title: subject, preheader: gone, body }) };
}
