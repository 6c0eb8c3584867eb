import type { I18n } from '@lingui/core';
import { fromFlag, fromJson } from '../../db/columns.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import { html } from '../../lib/html.ts';
import { isolatedText, isolatedHtml } from '../../mail/mail-directions.ts';
import { mailButton, mailFrame, mailLink, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n, SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import {
  addressText,
  htmlParagraphs,
  itemTable,
  itemTexts,
  parcelLines,
  totalTable,
  totalTexts,
} from './order-mail-parts.ts';
import type { DayRange } from '../shipping/arrival.ts';
import { orderNumber } from '../../lib/order-number.ts';
import { asShownToBuyer } from '../receipts/localized-order.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';

/** The shop's data used in an order's mails. */
export interface MailedShop extends ShopIdentity {
  /** Minimum and maximum business days for making an order. */
  making: DayRange;
}

/** An order with the data its mails need. */
export interface MailedOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  shop: MailedShop;
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  /** URL of each SKU's picture by SKU id; SKUs without one are left out. */
  pictures: ReadonlyMap<number, string>;
  /** The key in the links to its invoice. */
  invoiceKey: string;
}

/** The order number, for the texts of a mail. */
export const numberOf = ({ order }: MailedOrder) => ({ number: String(orderNumber(order.id)) });

/** The line above the delivery address or the name of the person picking up. */
export const deliverTo = (i18n: I18n, { is_pick_up, shipping_name: shipping }: OrderRow): string =>
  fromFlag(is_pick_up)
    ? i18n._({
        id: 'mail.confirmation.pickUpBy',
        message: '{shipping} by',
        comment: 'Above the address of the person who picks the order up; {shipping} is the pick-up option',
        values: { shipping },
      })
    : i18n._({
        id: 'mail.confirmation.deliverTo',
        message: '{shipping} to',
        comment:
          'Above the address that the order goes to; {shipping} is how it is sent, e.g. Standard Post to',
        values: { shipping },
      });

/** The shopper's confirmation of a paid order, with the link to it (CHK-14). */
export function confirmationMail(mailed: MailedOrder): Mail {
  const { order, lines, shop, publicUrl, pictures } = asShownToBuyer(mailed);
  const i18n = mailI18n(order.locale);
  const link = `${publicUrl}/order/${order.public_id}`;
  const invoice = `${publicUrl}/show-invoice/${order.public_id}?key=${mailed.invoiceKey}`;
  const ticket = `${publicUrl}/print-tickets/${order.public_id}?key=${mailed.invoiceKey}`;
  const isPickUp = fromFlag(order.is_pick_up);
  const address = fromJson<CleanAddress>(order.address);
  const say = confirmationTexts(i18n, { ...mailed, order });
  const text = [
    say.title,
    say.thanks,
    ...itemTexts(i18n, lines),
    totalTexts(i18n, order).join('\n'),
    addressText(i18n, say.deliverTo, address),
    ...(order.note === null ? [] : [`${say.note} ${isolatedText(i18n.locale, order.note)}`]),
    say.times,
    `${say.button}:\n${link}`,
    ...(isPickUp ? [`${say.ticket}:\n${ticket}`] : []),
    `${say.invoice}:\n${invoice}`,
  ].join('\n\n');
  const body = html`${mailParagraph(say.thanks)}${itemTable(i18n, lines, pictures)}${totalTable(i18n, order)}
    <p style="margin:16px 0 0"><strong>${say.deliverTo}</strong></p>
    ${htmlParagraphs(parcelLines(address))}${order.note !== null && mailParagraph(html`${say.note} ${isolatedHtml(order.note)}`)}
    ${mailParagraph(say.times)}${mailButton(say.button, link)}${isPickUp && mailLink(say.ticket, ticket)}${mailLink(say.invoice, invoice)}`;
  const frame = { i18n, shopName: shop.name, title: say.title, preheader: say.thanks, body };
  return {
    to: order.email,
    replyTo: shop.shopAddress,
    subject: say.subject,
    text,
    html: mailFrame(frame),
    attachment: { kind: 'invoice', id: order.id },
  };
}

function confirmationTexts(i18n: I18n, mailed: MailedOrder) {
  const values = numberOf(mailed);
  return {
    subject: i18n._({
      id: 'mail.confirmation.subject',
      message: 'Your order {number}',
      comment: 'Subject of a mail; {number} is that of the order',
      values,
    }),
    title: i18n._({
      id: 'mail.confirmation.title',
      message: 'Your order {number} is paid',
      comment: 'Heading of a mail; {number} is that of the order',
      values,
    }),
    thanks: i18n._({
      id: 'mail.confirmation.thanks',
      message: 'Thank you. We have your payment and start on your order.',
    }),
    deliverTo: deliverTo(i18n, mailed.order),
    ticket: i18n._({ id: 'mail.confirmation.ticket', message: 'Print the ticket to pick it up with' }),
    note: i18n._({
      id: 'mail.confirmation.note',
      message: 'Your note:',
      comment: 'Before what the shopper has written to the workshop',
    }),
    times: makingTime(i18n, mailed.shop.making),
    button: i18n._({
      id: 'mail.confirmation.button',
      message: 'See your order',
      comment: 'Button: leads to the order',
    }),
    invoice: i18n._({ id: 'mail.confirmation.invoice', message: 'See or print your invoice' }),
  };
}

/** The making time, worded as on the product page. */
const makingTime = (i18n: I18n, { min, max }: DayRange): string =>
  min < max
    ? i18n._({
        id: 'mail.confirmation.times',
        message: 'Orders are processed in {min} to {max} business days.',
        values: { min, max },
      })
    : i18n._({
        id: 'mail.confirmation.time',
        message: 'Orders are processed in {max, plural, one {# business day} other {# business days}}.',
        values: { max },
      });

/**
 * Mail to the shop about a paid order: every engraving text, the note, the contact, and the orders waiting in
 * the workshop, priority orders first (CHK-14, A12). `waiting` includes the order itself.
 */
export function shopOrderMail(mailed: MailedOrder, waiting: OrderRow[]): Mail {
  const { order, lines, shop, publicUrl, pictures } = mailed;
  const i18n = mailI18n(SHOP_LOCALE);
  const address = fromJson<CleanAddress>(order.address);
  const say = shopTexts(i18n, mailed);
  const contact = [order.email, address.phone].filter((part) => part !== null).join(', ');
  const queue = waiting.map((row) => queueEntry(i18n, row));
  const recipient = [order.shipping_name, ...parcelLines(address), contact];
  const text = [
    say.title,
    ...itemTexts(i18n, lines),
    totalTexts(i18n, order).join('\n'),
    recipient.join('\n'),
    ...(order.note === null ? [] : [`${say.note} ${order.note}`]),
    `${publicUrl}/order/${order.public_id}`,
    [say.waiting, ...queue].join('\n'),
  ].join('\n\n');
  const body = html`${itemTable(i18n, lines, pictures)}${totalTable(i18n, order)}${htmlParagraphs(recipient)}
    ${order.note !== null && mailParagraph(html`${say.note} ${isolatedHtml(order.note)}`)}
    ${mailButton(say.button, `${publicUrl}/order/${order.public_id}`)}
    <p style="margin:16px 0 0"><strong>${say.waiting}</strong></p>
    ${htmlParagraphs(queue)}`;
  const frame = { i18n, shopName: shop.name, title: say.title, preheader: recipient.join(', '), body };
  return { to: shop.shopAddress, replyTo: order.email, subject: say.title, text, html: mailFrame(frame) };
}

function shopTexts(i18n: I18n, mailed: MailedOrder) {
  const values = numberOf(mailed);
  return {
    title: fromFlag(mailed.order.priority)
      ? i18n._({
          id: 'mail.shopOrder.priorityTitle',
          message: 'PRIORITY: new order {number}',
          comment: 'Subject of a mail to the owner: an order that is made before others; {number} is its own',
          values,
        })
      : i18n._({
          id: 'mail.shopOrder.title',
          message: 'New order {number}',
          comment: 'Subject of a mail to the owner; {number} is that of the order',
          values,
        }),
    note: i18n._({
      id: 'mail.shopOrder.note',
      message: 'Note from the customer:',
      comment: 'To the owner: before what the shopper has written about an order',
    }),
    waiting: i18n._({
      id: 'mail.shopOrder.waiting',
      message: 'Waiting in the workshop:',
      comment: 'To the owner: heading above a list of orders that are to be made',
    }),
    button: i18n._({
      id: 'mail.shopOrder.button',
      message: 'See the order',
      comment: 'Button for the owner: leads to the order',
    }),
  };
}

function queueEntry(i18n: I18n, order: OrderRow): string {
  const values = { number: String(orderNumber(order.id)) };
  return fromFlag(order.priority)
    ? i18n._({
        id: 'mail.shopOrder.priorityEntry',
        message: 'Order {number} (priority)',
        comment: 'In a list of orders that wait: one that is made before others, by its number',
        values,
      })
    : i18n._({
        id: 'mail.shopOrder.entry',
        message: 'Order {number}',
        comment: 'In a list of orders that wait, by its number',
        values,
      });
}
