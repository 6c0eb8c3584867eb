import type { Invoice } from '../domain/invoices/invoice.ts';
import type { Invoice as InvoiceAnswer } from '../generated/wire.ts';
import { toDollars } from '../lib/money.ts';
import { invoicePdfPath } from './invoice-link.ts';
import { lineAddonWire } from './line-addon.ts';
import { addressWire } from './order.ts';

/** An invoice; `key` is the one of its links. */
export function invoiceWire(invoice: Invoice, key: string): InvoiceAnswer {
  const { mailbox, ...address } = invoice.buyer;
  return {
    number: invoice.number,
    is_tax: invoice.isTax,
    state: invoice.state,
    issued_at: invoice.issuedAt,
    paid_at: invoice.paidAt,
    seller: invoice.seller,
    buyer: { email: mailbox, address: addressWire(address) },
    items: invoice.lines.map(({ id, name, code, addons, qty, unitCents }) => ({
      id,
      name,
      code,
      addons: addons.map(lineAddonWire),
      qty,
      price: toDollars(unitCents),
      subtotal: toDollars(unitCents * qty),
    })),
    sums: invoice.sums.map(({ kind, name, cents }) => ({ kind, name, amount: toDollars(cents) })),
    pdf: invoicePdfPath(invoice.publicId, key),
  };
}
