import type { Invoice } from '../domain/invoices/invoice.ts';
import type { Invoice as InvoiceAnswer } from '../generated/wire.ts';
import { toDollars } from '../../src/rules/money.ts';
import { invoicePdfPath } from './invoice-link.ts';
import { orderedAddonWire } from './line-addon.ts';
import { orderAddressWire } from './order.ts';
import { readInBuyersLanguage } from './translated.ts';

/** An invoice; `key` is that of its links. */
export function invoiceWire(invoice: Invoice, key: string): InvoiceAnswer {
  const { mailbox, ...address } = invoice.buyer;
  return {
    number: invoice.number,
    is_tax: invoice.isTax,
    state: invoice.state,
    issued_at: invoice.issuedAt,
    paid_at: invoice.paidAt,
    seller: invoice.seller,
    buyer: { email: mailbox, address: orderAddressWire(address) },
    items: invoice.lines.map(({ id, name, localizedName, code, addons, qty, unitCents }) => ({
      id,
      name: readInBuyersLanguage(name, localizedName ?? null, invoice.locale),
      code,
      addons: addons.map((addon) => orderedAddonWire(addon, invoice.locale)),
      qty,
      price: toDollars(unitCents),
      subtotal: toDollars(unitCents * qty),
    })),
    sums: invoice.sums.map(({ kind, name, localizedName, cents }) => ({
      kind,
      name:
        kind === 'shipping' ? readInBuyersLanguage(name ?? '', localizedName ?? null, invoice.locale) : name,
      amount: toDollars(cents),
    })),
    pdf: invoicePdfPath(invoice.publicId, key),
  };
}
