import { formatDay } from '../../../src/rules/dates.ts';
import type { I18n } from '@lingui/core';
import { addressLines } from '../../../src/rules/address-lines.ts';
import { directionOf } from '../../../src/rules/direction.ts';
import type { InvoiceState, Locale } from '../../generated/contract-rules.ts';
import { formatCents } from '../../../src/rules/money.ts';
import { mailI18n } from '../../mail/mail-i18n.ts';
import { breakable } from '../../pdf/breakable.ts';
import { textsOf } from '../../pdf/pdf-job.ts';
import type { PdfJob } from '../../pdf/pdf-job.ts';
import type { OrderSum } from '../receipts/order-sums.ts';
import { sumLabel } from '../receipts/sum-labels.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** An entry with more characters than this may break across pages. */
const LONG_ENTRY = 900;

/** The printed part of an invoice; invoices of forms are numbered separately. */
type PrintedInvoice = Omit<Invoice, 'publicId' | 'number' | 'locale' | 'totalCents' | 'buyer'> & {
  number: number | string;
  buyer: Omit<Invoice['buyer'], 'display_name' | 'email' | 'phone' | 'country'>;
};

export const invoiceFileName = ({ number }: Pick<PrintedInvoice, 'number'>): string =>
  `invoice-${number}.pdf`;

/** Returns the PDF job of an invoice, in the order's language. */
export function invoicePdf(invoice: PrintedInvoice, orderLocale: Locale): PdfJob {
  const i18n = mailI18n(orderLocale);
  const say = words(i18n, invoice);
  const facts = factsOf(say, invoice, i18n);
  const columns = [say.item, say.quantity, say.price, say.amount];
  const { seller, number, issuedAt } = invoice;
  const sums = invoice.sums.map((sum) => sumContent(i18n, sum));
  const head = { shop: seller.name, heading: say.heading, facts, columns, state: say.states[invoice.state] };
  return {
    template: 'invoice',
    // The language of the texts, which is English while the shopper's is not translated.
    locale: i18n.locale as Locale,
    title: `${say.heading} ${number}`,
    madeAt: issuedAt,
    content: {
      ...head,
      rtl: directionOf(i18n.locale) === 'rtl',
      seller: [abnLine(say, seller.abn), seller.address, seller.email, seller.phone].filter(isFilled),
      buyer: { heading: say.buyer, lines: buyerLines(invoice).map(breakable) },
      lines: invoice.lines.map(lineContent),
      sums,
      notes: [say.currency],
      footer: [seller.name, abnLine(say, seller.abn)].filter(isFilled).join(' · '),
      page: say.page,
    },
    bold: [
      ...textsOf(head),
      say.buyer,
      ...invoice.lines.map(({ name }) => name),
      ...textsOf(sums.filter(({ strong }) => strong)),
    ],
  };
}

const sumContent = (i18n: I18n, sum: OrderSum) => ({
  label: sumLabel(i18n, sum),
  amount: formatCents(sum.cents),
  strong: sum.kind === 'total',
});

const isFilled = (text: string) => text.trim() !== '';
const abnLine = (say: { abn: string }, abn: string) => (abn === '' ? '' : `${say.abn} ${abn}`);

function factsOf(say: ReturnType<typeof words>, invoice: PrintedInvoice, i18n: I18n): string[][] {
  return [
    [say.number, String(invoice.number)],
    [say.date, formatDay(invoice.issuedAt, i18n.locale)],
    ...(invoice.paidAt === null ? [] : [[say.paidOn, formatDay(invoice.paidAt, i18n.locale)]]),
  ];
}

function buyerLines({ buyer }: PrintedInvoice): string[] {
  return [`${buyer.first_name} ${buyer.last_name}`, ...addressLines(buyer), buyer.mailbox].filter(isFilled);
}

function lineContent({ name, code, addons, qty, unitCents }: InvoiceLine) {
  const notes = addons.flatMap((addon) => addon.labels.map((label) => `${addon.name}: ${label}`));
  return {
    name: breakable(name),
    code: breakable(code),
    notes: notes.map(breakable),
    qty: String(qty),
    unit: formatCents(unitCents),
    amount: formatCents(unitCents * qty),
    long: notes.join('').length > LONG_ENTRY,
  };
}

function words(i18n: I18n, { isTax }: PrintedInvoice) {
  return {
    ...factTexts(i18n),
    ...columnTexts(i18n),
    states: stateTexts(i18n),
    heading: isTax
      ? i18n._({
          id: 'invoice.taxHeading',
          message: 'Tax invoice',
          comment: 'Heading of the document that Australian law calls a tax invoice',
        })
      : i18n._({
          id: 'invoice.heading',
          message: 'Invoice',
          comment: 'Heading of an invoice without tax, a noun',
        }),
    abn: i18n._({
      id: 'invoice.abn',
      message: 'ABN',
      comment: 'Australian Business Number, known by these letters: before it',
    }),
    buyer: i18n._({
      id: 'invoice.buyer',
      message: 'To',
      comment: 'Above the buyer’s address, on an invoice',
    }),
    currency: isTax
      ? i18n._({
          id: 'invoice.taxCurrency',
          message: 'All amounts are in Australian dollars and include GST.',
        })
      : i18n._({ id: 'invoice.currency', message: 'All amounts are in Australian dollars.' }),
    page: i18n._({
      id: 'invoice.page',
      message: 'Page {page} of {pages}',
      comment: '{page} is the number of a page, {pages} how many there are',
      values: { page: '#', pages: '%' },
    }),
  };
}

/** Labels above the invoice's lines. */
const factTexts = (i18n: I18n) => ({
  number: i18n._({
    id: 'invoice.number',
    message: 'Invoice number',
    comment: 'Before the number of an invoice',
  }),
  date: i18n._({ id: 'invoice.date', message: 'Date', comment: 'When the invoice was made out' }),
  paidOn: i18n._({
    id: 'invoice.paidOn',
    message: 'Paid on',
    comment: 'Before the day on which it was paid',
  }),
});

/** Column headings. */
const columnTexts = (i18n: I18n) => ({
  item: i18n._({ id: 'invoice.item', message: 'Item', comment: 'Heads the column of what was bought' }),
  quantity: i18n._({
    id: 'invoice.quantity',
    message: 'Quantity',
    comment: 'Heads the column of how many pieces',
  }),
  price: i18n._({
    id: 'invoice.price',
    message: 'Price',
    comment: 'Heads the column of what one piece costs',
  }),
  amount: i18n._({
    id: 'invoice.amount',
    message: 'Amount',
    comment: 'Heads the column of what all pieces of a line cost',
  }),
});

const stateTexts = (i18n: I18n): Record<InvoiceState, string> => ({
  unpaid: i18n._({ id: 'invoice.state.unpaid', message: 'Not paid yet', comment: 'Status of an invoice' }),
  paid: i18n._({ id: 'invoice.state.paid', message: 'Paid in full. Thank you.' }),
  void: i18n._({ id: 'invoice.state.void', message: 'Void: nothing was paid, and nothing is owed.' }),
  refunded: i18n._({ id: 'invoice.state.refunded', message: 'Refunded: what was paid is paid back.' }),
});
