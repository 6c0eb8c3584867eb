import type { I18n } from '@lingui/core';
import { fromFlag, fromJson } from '../../db/columns.ts';
import { html } from '../../lib/html.ts';
import type { Html } from '../../lib/html.ts';
import { formatCents } from '../../../src/rules/money.ts';
import { mailButton, mailFrame, mailLink, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n } from '../../mail/mail-i18n.ts';
import type { Mail } from '../../mail/mail.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { asShownToBuyer } from '../receipts/localized-order.ts';
import { addressText, htmlParagraphs, itemTable, itemTexts, parcelLines } from './order-mail-parts.ts';
import { deliverTo, numberOf } from './order-mails.ts';
import type { MailedOrder } from './order-mails.ts';

/** The content of a mail, apart from the link to the order at its end. */
interface News {
  title: string;
  /** The first is also shown as preview in mail lists. */
  paragraphs: [string, ...string[]];
  /** Goes between the paragraphs and the link to the order. */
  text?: string[];
  body?: Html;
}

function newsMail(i18n: I18n, { order, shop, publicUrl }: MailedOrder, news: News): Mail {
  const link = `${publicUrl}/order/${order.public_id}`;
  const see = i18n._({ id: 'mail.confirmation.button', message: 'See your order' });
  const { title, paragraphs, text = [] } = news;
  const body = html`${paragraphs.map((words) => mailParagraph(words))}${news.body ?? mailButton(see, link)}${news.body && mailLink(see, link)}`;
  return {
    to: order.email,
    replyTo: shop.shopAddress,
    subject: title,
    text: [title, ...paragraphs, ...text, `${see}:\n${link}`].join('\n\n'),
    html: mailFrame({ i18n, shopName: shop.name, title, preheader: paragraphs[0], body }),
  };
}

/** Mail to the shopper: the workshop has started on the order (A88). */
export function beingMadeMail(mailed: MailedOrder): Mail {
  const i18n = mailI18n(mailed.order.locale);
  const title = i18n._({
    id: 'mail.beingMade.title',
    message: 'We are making your order {number}',
    values: numberOf(mailed),
  });
  const begun = fromFlag(mailed.order.is_pick_up)
    ? i18n._({
        id: 'mail.beingMade.pickUp',
        message: 'Our workshop has begun with it. We will write to you again when you can pick it up.',
      })
    : i18n._({
        id: 'mail.beingMade.begun',
        message: 'Our workshop has begun with it. We will write to you again when it is on its way.',
      });
  return newsMail(i18n, mailed, { title, paragraphs: [begun] });
}

/**
 * Mail to the shopper: the order is dispatched, with its tracking link, or ready for pick-up (A88, GEN-08).
 */
export function dispatchMail(mailed: MailedOrder): Mail {
  const { order, lines, pictures } = asShownToBuyer(mailed);
  const i18n = mailI18n(order.locale);
  const say = dispatchTexts(i18n, { ...mailed, order });
  const address = fromJson<CleanAddress>(order.address);
  const { tracking_number: number, tracking_url: url } = order;
  const isTracked = number !== null || url !== null;
  return newsMail(i18n, mailed, {
    title: say.title,
    paragraphs: [say.posted],
    text: [
      ...(number === null ? [] : [say.number]),
      ...(url === null ? [] : [`${say.follow}:\n${url}`]),
      ...(isTracked ? [say.wait] : []),
      ...itemTexts(i18n, lines),
      addressText(i18n, say.deliverTo, address),
    ],
    body: html`${number !== null && mailParagraph(say.number)}${url !== null && mailButton(say.follow, url)}
      ${isTracked && mailParagraph(say.wait)}${itemTable(i18n, lines, pictures)}
      <p style="margin:16px 0 0"><strong>${say.deliverTo}</strong></p>
      ${htmlParagraphs(parcelLines(address))}`,
  });
}

function dispatchTexts(i18n: I18n, mailed: MailedOrder) {
  const { tracking_number, is_pick_up } = mailed.order;
  const values = numberOf(mailed);
  return {
    ...(fromFlag(is_pick_up)
      ? {
          title: i18n._({
            id: 'mail.dispatch.readyTitle',
            message: 'Your order {number} is ready to be picked up',
            values,
          }),
          posted: i18n._({
            id: 'mail.dispatch.ready',
            message: 'It is made and waits for you. Please bring your ticket, or the number of your order.',
          }),
        }
      : {
          title: i18n._({
            id: 'mail.dispatch.title',
            message: 'Your order {number} is on its way',
            values,
          }),
          posted: i18n._({
            id: 'mail.dispatch.posted',
            message: 'It is made, packed and has left our workshop.',
          }),
        }),
    ...parcelTexts(i18n, tracking_number ?? ''),
    deliverTo: deliverTo(i18n, mailed.order),
  };
}

/** Texts about tracking a parcel. */
const parcelTexts = (i18n: I18n, tracking: string) => ({
  number: i18n._({
    id: 'mail.dispatch.number',
    message: 'Tracking number: {tracking}',
    comment: '{tracking} is what the carrier calls the parcel',
    values: { tracking },
  }),
  follow: i18n._({
    id: 'mail.dispatch.follow',
    message: 'Follow your parcel',
    comment: 'Button: leads to the carrier’s page that says where a parcel is',
  }),
  wait: i18n._({ id: 'mail.dispatch.wait', message: 'Tracking takes up to 48 hours to appear.' }),
});

/** Mail to the shopper: the order is refunded. */
export function refundMail(mailed: MailedOrder): Mail {
  const { order } = mailed;
  const i18n = mailI18n(order.locale);
  const paid = order.total_cents - order.credit_cents;
  const title = i18n._({
    id: 'mail.refund.title',
    message: 'Your order {number} is refunded',
    comment: 'Subject of a mail: what was paid is paid back; {number} is that of the order',
    values: numberOf(mailed),
  });
  const money = i18n._({
    id: 'mail.refund.money',
    message:
      'We are paying {amount} back the way you have paid it. It may take 5 to 10 business days until your bank shows it.',
    values: { amount: formatCents(paid) },
  });
  const credit = i18n._({
    id: 'mail.refund.credit',
    message: '{amount} is back in your credit.',
    values: { amount: formatCents(order.credit_cents) },
  });
  const nothing = i18n._({ id: 'mail.refund.nothing', message: 'There was nothing to pay back.' });
  const [first = nothing, ...rest] = [
    ...(paid > 0 ? [money] : []),
    ...(order.credit_cents > 0 ? [credit] : []),
  ];
  return newsMail(i18n, mailed, { title, paragraphs: [first, ...rest] });
}

/** Mail to the shopper: the shop has cancelled an unpaid order. */
export function cancelledMail(mailed: MailedOrder): Mail {
  const i18n = mailI18n(mailed.order.locale);
  const title = i18n._({
    id: 'mail.cancelled.title',
    message: 'Your order {number} is cancelled',
    comment: 'Subject of a mail; {number} is that of the order',
    values: numberOf(mailed),
  });
  const why = i18n._({
    id: 'mail.cancelled.why',
    message: 'We have called it off before it was paid. Please answer this mail if you did not expect that.',
  });
  return newsMail(i18n, mailed, { title, paragraphs: [why] });
}
