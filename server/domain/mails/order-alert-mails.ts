import type { I18n } from '@lingui/core';
import { html } from '../../lib/html.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailButton, mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n, SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { PaymentAlert } from '../../payments/payment-subject.ts';
import { numberOf } from './order-mails.ts';
import type { MailedOrder } from './order-mails.ts';

/** What an expired order cannot get back when its payment arrives late. */
export type UnavailableReservation = 'stock' | 'credit';

/** Mail to the shop: the money of an order needs attention; `reason` says why. */
export function alertMail(mailed: MailedOrder, reason: UnavailableReservation | PaymentAlert): Mail {
  const { order, shop, publicUrl } = mailed;
  const i18n = mailI18n(SHOP_LOCALE);
  const values = numberOf(mailed);
  const title = i18n._({
    id: 'mail.alert.title',
    message: 'Please look at order {number}: a payment needs you',
    values,
  });
  const why = alertReasons(i18n)[reason];
  const asked = { email: order.email };
  const todo =
    reason === 'refundRefused'
      ? i18n._({
          id: 'mail.alert.payBack',
          message: 'Please pay the money back another way. Customer: {email}',
          values: asked,
        })
      : i18n._({
          id: 'mail.alert.todo',
          message:
            'Please check the payment, then make the order by hand or pay the money back. Customer: {email}',
          values: asked,
        });
  const link = `${publicUrl}/order/${order.public_id}`;
  const button = i18n._({
    id: 'mail.alert.button',
    message: 'See the order',
    comment: 'Button for the owner: leads to the order',
  });
  const body = html`${mailParagraph(why)}${mailParagraph(todo)}${mailButton(button, link)}`;
  const frame = { i18n, shopName: shop.name, title, preheader: why, body };
  const text = [title, why, todo, link].join('\n\n');
  return { to: shop.shopAddress, replyTo: order.email, subject: title, text, html: mailFrame(frame) };
}

const alertReasons = (i18n: I18n): Record<PaymentAlert | UnavailableReservation, string> => ({
  stock: i18n._({
    id: 'mail.alert.soldOut',
    message: 'It was paid after it had expired, and something in it is sold out by now.',
  }),
  credit: i18n._({
    id: 'mail.alert.creditSpent',
    message: 'It was paid after it had expired, and the credit that paid the rest is spent by now.',
  }),
  contradiction: i18n._({
    id: 'mail.alert.contradiction',
    message: 'The gateway says it is paid, after it had said that it was not or after we had cancelled it.',
  }),
  refundRefused: i18n._({
    id: 'mail.alert.refundRefused',
    message: 'The gateway refuses to pay it back.',
  }),
});

/** Mail to a shopper whose payment arrived after something sold out or the credit was spent. */
export function paidAfterExpiryMail(mailed: MailedOrder, gone: UnavailableReservation): Mail {
  const { order, shop } = mailed;
  const i18n = mailI18n(order.locale);
  const values = numberOf(mailed);
  const title = i18n._({
    id: 'mail.late.title',
    message: 'About your order {number}',
    comment: 'Subject of a mail; {number} is that of an order which was paid after its time',
    values,
  });
  const why =
    gone === 'stock'
      ? i18n._({
          id: 'mail.late.why',
          message:
            'We have your payment, but it came after your order had expired, and something in it is sold out by now. We will write to you soon and sort it out.',
        })
      : i18n._({
          id: 'mail.late.creditSpent',
          message:
            'We have your payment, but it came after your order had expired, and the credit that paid the rest is spent by now. We will write to you soon and sort it out.',
        });
  const body = mailParagraph(why);
  const frame = { i18n, shopName: shop.name, title, preheader: why, body };
  return {
    to: order.email,
    replyTo: shop.shopAddress,
    subject: title,
    text: `${title}\n\n${why}`,
    html: mailFrame(frame),
  };
}
