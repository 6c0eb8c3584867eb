import type { Selectable } from 'kysely';
import { formatCents } from '../../../src/rules/money.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import { mailFrame, mailParagraph } from '../../mail/mail-frame.ts';
import { mailI18n, SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import { html } from '../../lib/html.ts';
import { formInvoiceNumber } from '../../lib/order-number.ts';
import type { FormSubmissionRow } from '../../db/tables/forms-tables.ts';

/** The columns of a paid form used in mails. */
type PaidForm = Pick<Selectable<FormSubmissionRow>, 'id' | 'locale' | 'cost_cents' | 'mailbox'>;

/** Mail to the payer of a form: the amount paid, with the invoice (FRM-15). */
export function formReceiptMail(submission: PaidForm, form: string, shop: ShopIdentity): Mail {
  const i18n = mailI18n(submission.locale ?? SHOP_LOCALE);
  const number = formInvoiceNumber(submission.id);
  const values = { form, number, shop: shop.name, amount: formatCents(submission.cost_cents) };
  const title = i18n._({
    id: 'mail.formReceipt.title',
    message: 'Your invoice {number}: {form}',
    comment: '{number} is that of an invoice, {form} the name of a form',
    values,
  });
  const thanks = i18n._({
    id: 'mail.formReceipt.thanks',
    message: 'Thank you. We have your payment of {amount}, and what you sent us.',
    values,
  });
  const invoice = i18n._({
    id: 'mail.formReceipt.invoice',
    message: 'Your invoice {number} from {shop} is attached to this mail as a PDF.',
    values,
  });
  const body = html`${mailParagraph(thanks)}${mailParagraph(invoice)}`;
  return {
    to: submission.mailbox ?? shop.shopAddress,
    replyTo: shop.shopAddress,
    subject: title,
    text: [title, thanks, invoice].join('\n\n'),
    html: mailFrame({ i18n, shopName: shop.name, title, preheader: thanks, body }),
    attachment: { kind: 'formInvoice', id: submission.id },
  };
}

/**
 * Mail to the shop: the gateway reports a form as paid after reporting the opposite, or when the payment was
 * no longer expected.
 */
export function formAlertMail(
  submission: Pick<PaidForm, 'cost_cents' | 'mailbox'>,
  shop: ShopIdentity,
): Mail {
  const i18n = mailI18n(SHOP_LOCALE);
  const values = { amount: formatCents(submission.cost_cents), email: submission.mailbox ?? '' };
  const title = i18n._({
    id: 'mail.formAlert.title',
    message: 'Please look at a form for {amount}: a payment needs you',
    values,
  });
  const todo = i18n._({
    id: 'mail.formAlert.todo',
    message:
      'The gateway says it is paid, after it had said that it was not. Please check the payment, then answer the form or pay the money back. Customer: {email}',
    values,
  });
  return {
    to: shop.shopAddress,
    ...(submission.mailbox === null ? {} : { replyTo: submission.mailbox }),
    subject: title,
    text: `${title}\n\n${todo}`,
    html: mailFrame({ i18n, shopName: shop.name, title, preheader: todo, body: mailParagraph(todo) }),
  };
}
