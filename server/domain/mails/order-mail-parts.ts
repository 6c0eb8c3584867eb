import type { I18n } from '@lingui/core';
import { fromJson } from '../../db/columns.ts';
import { html } from '../../lib/html.ts';
import type { Html } from '../../lib/html.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { addressLines } from '../../../src/rules/address-lines.ts';
import { formatCents } from '../../../src/rules/money.ts';
import { isolatedText, isolatedHtml, textSides } from '../../mail/mail-directions.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';
import { orderSums } from '../receipts/order-sums.ts';
import { sumLabel } from '../receipts/sum-labels.ts';

interface AddonText {
  name: string;
  label: string;
}

const addonTexts = (line: OrderLineRow): AddonText[] =>
  fromJson<CanonicalAddon[]>(line.addons).flatMap(({ name, labels }) =>
    labels.map((label) => ({ name, label })),
  );

/** Returns one text per line of the order, including its add-on texts. */
export function itemTexts({ locale }: I18n, lines: OrderLineRow[]): string[] {
  const isolate = (text: string) => isolatedText(locale, text);
  return lines.map((line) =>
    [
      `${line.qty} × ${isolate(line.name)} (${isolate(line.code)}): ${isolate(formatCents(line.unit_cents * line.qty))}`,
      ...addonTexts(line).map(({ name, label }) => `  ${isolate(name)}: ${isolate(label)}`),
    ].join('\n'),
  );
}

const row = 'padding:12px 0;border-bottom:1px solid #D9CBB8;vertical-align:top';
const table = 'width:100%;border-collapse:collapse';
const picture = 'display:block;width:64px;height:48px;border-radius:3px';

const addonLine = ({ name, label }: AddonText): Html =>
  html`<br /><span style="white-space:pre-line">${isolatedHtml(name)}: ${isolatedHtml(label)}</span>`;

/** Returns the lines as a table, with pictures by SKU id; line breaks of an engraving are kept. */
export function itemTable(
  { locale }: I18n,
  lines: OrderLineRow[],
  pictures: ReadonlyMap<number, string>,
): Html {
  const { start, end } = textSides(locale);
  const rows = lines.map((line) => {
    const url = pictures.get(line.sku_id);
    return html`<tr>
      <td class="line" style="${row};width:76px">
        ${url !== undefined && html`<img src="${url}" width="64" height="48" alt="" style="${picture}" />`}
      </td>
      <td class="line" style="${row};word-break:break-word">
        ${line.qty} × ${isolatedHtml(line.name)}<br /><small class="soft" style="color:#6B5B4C">${isolatedHtml(line.code)}</small
        >${addonTexts(line).map(addonLine)}
      </td>
      <td class="line" dir="ltr" style="${row};padding-${start}:12px;text-align:${end};white-space:nowrap">
        ${formatCents(line.unit_cents * line.qty)}
      </td>
    </tr>`;
  });
  return html`<table role="presentation" style="${table}">
    ${rows}
  </table>`;
}

interface TotalEntry {
  label: string;
  amount: string;
  look: 'part' | 'total' | 'tax';
}

const totals = (i18n: I18n, order: OrderRow): TotalEntry[] =>
  orderSums(order).map((sum) => ({
    label: sumLabel(i18n, sum),
    amount: formatCents(sum.cents),
    look: sum.kind === 'total' || sum.kind === 'tax' ? sum.kind : 'part',
  }));

/** Returns `Subtotal: $25.00` and so on, down to the GST. */
export const totalTexts = (i18n: I18n, order: OrderRow): string[] =>
  totals(i18n, order).map(({ label, amount }) => `${label}: ${isolatedText(i18n.locale, amount)}`);

const totalStyles: Record<TotalEntry['look'], string> = {
  part: 'padding:4px 0',
  total: 'padding:8px 0;font-size:20px;font-weight:700;border-bottom:1px solid #D9CBB8',
  tax: 'padding:8px 0 0;font-size:14px;color:#6B5B4C',
};

/** Returns the totals as a table: the total stands out above a rule, the included tax is below it. */
export function totalTable(i18n: I18n, order: OrderRow): Html {
  const { end } = textSides(i18n.locale);
  const rows = totals(i18n, order).map(({ label, amount, look }) => {
    const name = look === 'tax' ? 'soft' : 'line';
    return html`<tr>
      <td class="${name}" style="${totalStyles[look]}">${label}</td>
      <td class="${name}" dir="ltr" style="${totalStyles[look]};text-align:${end};white-space:nowrap">
        ${amount}
      </td>
    </tr>`;
  });
  return html`<table role="presentation" style="${table};margin:12px 0 24px">
    ${rows}
  </table>`;
}

/** A name and an address as on a parcel; those of a pick-up are the name alone. */
export function parcelLines(address: CleanAddress): string[] {
  const name = `${address.first_name} ${address.last_name}`;
  return [name, ...addressLines(address)].filter((line) => line.trim() !== '');
}

/** Formats an address under a title, for a text mail. */
export const addressText = ({ locale }: I18n, title: string, address: CleanAddress): string =>
  [title, ...parcelLines(address).map((line) => isolatedText(locale, line))].join('\n');

/** Lines below each other, each with its own text direction. */
export const htmlParagraphs = (lines: string[]): Html =>
  html`<p style="margin:0 0 12px">${lines.map((line) => html`${isolatedHtml(line)}<br />`)}</p>`;
