import type { I18n } from '@lingui/core';
import { html } from '../../lib/html.ts';
import type { Html } from '../../lib/html.ts';
import { formatDay } from '../../../src/rules/dates.ts';
import { formatCents } from '../../../src/rules/money.ts';
import { mailButton, mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n, SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import type { VoucherRow } from '../../db/tables/voucher-tables.ts';

/** A paid voucher with the data its mails need. */
export interface MailedVoucher {
  voucher: VoucherRow;
  shop: ShopIdentity;
  code: string;
  /** URL of the theme's picture, 400 px wide, 16:9. */
  picture: string | null;
  /** URL of the printable card, which needs no login. */
  ticketUrl: string;
}

const pictureStyle = 'display:block;width:100%;max-width:400px;height:auto;border-radius:3px';

const picture = ({ picture: url, voucher }: MailedVoucher): Html | false =>
  url !== null &&
  html`<p style="margin:0 0 16px">
    <img src="${url}" width="400" height="225" alt="${voucher.theme_name}" style="${pictureStyle}" />
  </p>`;

/**
 * The voucher itself with picture, code and expiry: to the recipient, or to a buyer who hands it over
 * themselves, for whom it is also the receipt (VCH-16).
 */
export function voucherMail(mailed: MailedVoucher): Mail {
  const { voucher, shop, code, ticketUrl } = mailed;
  const i18n = mailI18n(voucher.locale);
  const say = voucherTexts(i18n, mailed);
  const { message } = voucher;
  const text = [
    say.title,
    say.intro,
    ...(message === null ? [] : [message]),
    `${say.code}\n${code}`,
    say.expiry,
    say.redeem,
    `${say.page}:\n${voucher.page_url}`,
    `${say.print}:\n${ticketUrl}`,
  ].join('\n\n');
  const body = html`${mailParagraph(say.intro)}${picture(mailed)}
    ${message !== null && html`<p dir="auto" style="margin:0 0 16px;white-space:pre-line">${message}</p>`}
    <p style="margin:16px 0 0">${say.code}</p>
    ${voucherCode(code)}${mailParagraph(say.expiry)}${mailParagraph(say.redeem)}${mailButton(say.print, ticketUrl)}
    <p style="margin:0">${say.page}: <a href="${voucher.page_url}"><bdi dir="ltr">${voucher.page_url}</bdi></a></p>`;
  const frame = { i18n, shopName: shop.name, title: say.title, preheader: say.intro, body };
  const to = voucher.recipient_email ?? voucher.email;
  const replyTo = voucher.recipient_email === null ? shop.shopAddress : voucher.email;
  return { to, replyTo, subject: say.title, text, html: mailFrame(frame) };
}

/** Keeps the four groups on one line on a phone. */
const voucherCode = (code: string): Html =>
  html`<p
    style="margin:4px 0 16px;font-family:Consolas,Menlo,monospace;font-size:22px;letter-spacing:1px;font-weight:700;white-space:nowrap"
  >
    <bdi dir="ltr">${code}</bdi>
  </p>`;

/** The opening sentence, for the buyer or the recipient, by name if known. */
function introduction(i18n: I18n, voucher: MailedVoucher['voucher'], values: Record<string, string>): string {
  if (voucher.recipient_email === null) {
    return i18n._({
      id: 'mail.voucher.ownIntro',
      message: 'Thank you. We have your payment of {amount}. Here is your gift voucher, ready to hand over.',
      values,
    });
  }
  if (voucher.recipient_name === null) {
    return i18n._({
      id: 'mail.voucher.giftIntro',
      message: 'Somebody has a present for you: {amount} to spend at {shop}.',
      values,
    });
  }
  return i18n._({
    id: 'mail.voucher.giftIntroByName',
    message: '{name}, somebody has a present for you: {amount} to spend at {shop}.',
    values: { ...values, name: voucher.recipient_name },
  });
}

function voucherTexts(i18n: I18n, { voucher, shop }: MailedVoucher) {
  const amount = formatCents(voucher.amount_cents);
  const values = { amount, shop: shop.name };
  return {
    title: i18n._({
      id: 'mail.voucher.title',
      message: 'Your gift voucher of {amount} from {shop}',
      values,
    }),
    intro: introduction(i18n, voucher, values),
    code: i18n._({
      id: 'mail.voucher.code',
      message: 'Its code:',
      comment: 'Before the code of a gift voucher',
    }),
    expiry: i18n._({
      id: 'mail.voucher.expiry',
      message: 'It can be redeemed until {day}.',
      comment: '{day} is a date in words',
      values: { day: voucher.expires_on === null ? '' : formatDay(voucher.expires_on, i18n.locale) },
    }),
    redeem: i18n._({
      id: 'mail.voucher.redeem',
      message: 'Redeemed, it becomes credit in an account of the shop.',
    }),
    page: i18n._({
      id: 'mail.voucher.page',
      message: 'Redeem it here',
      comment: 'Before the address of the page where a gift voucher is redeemed',
    }),
    print: i18n._({
      id: 'mail.voucher.print',
      message: 'Print the voucher',
      comment: 'Button: opens the voucher as a card to print',
    }),
  };
}

/** Mail to the buyer of a voucher for someone else: the amount paid, the recipient and the delivery day. */
export function voucherReceiptMail(mailed: MailedVoucher): Mail {
  const { voucher, shop, ticketUrl } = mailed;
  const i18n = mailI18n(voucher.locale);
  const values = { amount: formatCents(voucher.amount_cents), recipient: voucher.recipient_email ?? '' };
  const title = i18n._({
    id: 'mail.voucherReceipt.title',
    message: 'Your receipt for a gift voucher of {amount}',
    values,
  });
  const thanks = i18n._({
    id: 'mail.voucherReceipt.thanks',
    message: 'Thank you. We have your payment of {amount}.',
    values,
  });
  const when =
    voucher.deliver_on === null
      ? i18n._({
          id: 'mail.voucherReceipt.now',
          message: 'The voucher goes to {recipient} now.',
          comment: '{recipient} is an e-mail address',
          values,
        })
      : i18n._({
          id: 'mail.voucherReceipt.later',
          message: 'The voucher goes to {recipient} on {day}.',
          comment: '{recipient} is an e-mail address, {day} a date in words',
          values: { ...values, day: formatDay(voucher.deliver_on, i18n.locale) },
        });
  const print = i18n._({ id: 'mail.voucherReceipt.print', message: 'See or print the voucher' });
  const body = html`${mailParagraph(thanks)}${mailParagraph(when)}${picture(mailed)}${mailButton(print, ticketUrl)}`;
  const frame = { i18n, shopName: shop.name, title, preheader: thanks, body };
  const text = [title, thanks, when, `${print}:\n${ticketUrl}`].join('\n\n');
  return { to: voucher.email, replyTo: shop.shopAddress, subject: title, text, html: mailFrame(frame) };
}

/** Mail to the shop: the gateway reports a voucher as paid after reporting the opposite. */
export function voucherAlertMail(voucher: VoucherRow, shop: ShopIdentity): Mail {
  const i18n = mailI18n(SHOP_LOCALE);
  const values = { amount: formatCents(voucher.amount_cents), email: voucher.email };
  const title = i18n._({
    id: 'mail.voucherAlert.title',
    message: 'Please look at a gift voucher of {amount}: a payment needs you',
    values,
  });
  const todo = i18n._({
    id: 'mail.voucherAlert.todo',
    message:
      'The gateway says it is paid, after it had said that it was not. No voucher was made: please check the payment, then pay the money back. Customer: {email}',
    values,
  });
  const frame = { i18n, shopName: shop.name, title, preheader: todo, body: mailParagraph(todo) };
  return {
    to: shop.shopAddress,
    replyTo: voucher.email,
    subject: title,
    text: `${title}\n\n${todo}`,
    html: mailFrame(frame),
  };
}
