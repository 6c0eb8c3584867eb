import { html } from '../../lib/html.ts';
import { isolatedHtml } from '../../mail/mail-directions.ts';
import { mailFrame } from '../../mail/mail-frame.ts';
import { mailI18n, SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { parcelLines } from './order-mail-parts.ts';

export interface QuoteRequestMailInput {
  shop: ShopIdentity;
  address: CleanAddress;
  /** The cart's items, one line each. */
  items: string[];
}

/** Mail to the shop: a shopper asks for a shipping quote to a place without one (APS-10). */
export function quoteRequestMail({ shop, address, items }: QuoteRequestMailInput): Mail {
  const i18n = mailI18n(SHOP_LOCALE);
  const title = i18n._({
    id: 'mail.quoteRequest.title',
    message: 'Shipping quote requested for {city}, {country}',
    comment: 'Subject and heading of a mail to the owner: a shopper asks what shipping to this address costs',
    values: { city: address.city, country: address.country },
  });
  const answer = i18n._({
    id: 'mail.quoteRequest.answer',
    message: 'An answer to this mail goes to the customer.',
  });
  const lines = [...parcelLines(address), address.country, address.email, address.phone].filter(
    (line) => line !== null,
  );
  const paragraph = (texts: string[]) =>
    html`<p style="margin:0 0 12px">${texts.map((text) => html`${isolatedHtml(text)}<br />`)}</p>`;
  const body = html`${paragraph(lines)}${paragraph(items)}${paragraph([answer])}`;
  return {
    to: shop.shopAddress,
    ...(address.email === null ? {} : { replyTo: address.email }),
    subject: title,
    text: [title, lines.join('\n'), items.join('\n'), answer].join('\n\n'),
    html: mailFrame({ i18n, shopName: shop.name, title, preheader: answer, body }),
  };
}
