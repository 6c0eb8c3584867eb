import type { I18n } from '@lingui/core';
import { formatCents } from '../../../src/rules/money.ts';
import { html } from '../../lib/html.ts';
import { mailFrame } from '../../mail/mail-frame.ts';
import { mailI18n, SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';

/** What the shop is sent of a submitted form. */
export interface SentForm {
  form: string;
  /** Label and value of each field. */
  answers: { label: string; value: string }[];
  /** The e-mail address the shopper gave, null if none. */
  replyTo: string | null;
  /** The shop's page it was submitted from; null if unknown. */
  url: string | null;
}

export interface FormMailInput extends SentForm {
  shop: ShopIdentity;
  /** Amount paid; omitted if the form is free of charge. */
  paidCents?: number;
}

const paidLabel = (i18n: I18n) =>
  i18n._({ id: 'mail.form.paid', message: 'Paid', comment: 'Before the amount that was paid with a form' });

const sentFromLine = (i18n: I18n, url: string) =>
  i18n._({
    id: 'mail.form.from',
    message: 'Sent from {url}',
    comment: 'The page of the shop on which a form was filled in',
    values: { url },
  });

/** Mail to the shop: a form was submitted (FRM-19). */
export function formMail({ shop, form, answers, replyTo, url, paidCents }: FormMailInput): Mail {
  const i18n = mailI18n(SHOP_LOCALE);
  const title = i18n._({
    id: 'mail.form.title',
    message: 'Form “{form}” was sent',
    comment: 'To the owner; {form} is the name of a form',
    values: { form },
  });
  const from = url === null ? [] : [sentFromLine(i18n, url)];
  const filled = [
    ...answers.filter(({ value }) => value !== ''),
    ...(paidCents === undefined ? [] : [{ label: paidLabel(i18n), value: formatCents(paidCents) }]),
  ];
  const body = html`${filled.map(
    ({ label, value }) =>
      html`<p style="margin:0 0 4px"><strong>${label}</strong></p>
        <p dir="auto" style="margin:0 0 16px;white-space:pre-wrap">${value}</p>`,
  )}
    ${from.map((line) => html`<p style="margin:0">${line}</p>`)}`;
  return {
    to: shop.shopAddress,
    ...(replyTo === null ? {} : { replyTo }),
    subject: title,
    text: [title, ...filled.map(({ label, value }) => `${label}:\n${value}`), ...from].join('\n\n'),
    html: mailFrame({ i18n, shopName: shop.name, title, preheader: from[0] ?? title, body }),
  };
}
