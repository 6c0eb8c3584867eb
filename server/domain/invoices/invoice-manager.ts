import type { Database } from '../../db/connection.ts';
import type { LinkKeys } from '../../lib/link-keys.ts';
import { notFound, refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { MailAttachment } from '../../mail/mail.ts';
import { PdfBusy } from '../../pdf/pdf-maker.ts';
import type { PdfMaker } from '../../pdf/pdf-maker.ts';
import type { OrderSettlement } from '../orders/order-settlement.ts';
import { findOrder, findOrderByPublicId, listOrderLines } from '../orders/order-store.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';
import { asShownToBuyer } from '../receipts/localized-order.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { invoiceOf } from './invoice.ts';
import type { Invoice } from './invoice.ts';
import { invoiceFileName, invoicePdf } from './invoice-pdf.ts';

/** The viewer of an invoice, and the key of the mailed link, if there is one. */
export interface InvoiceAccess {
  viewer: Viewer;
  key: string | null;
}

export interface InvoiceManagerInput {
  database: Database;
  settings: Pick<SettingsManager, 'business' | 'domain'>;
  settlement: Pick<OrderSettlement, 'expireIfDue'>;
  keys: LinkKeys;
  pdfs: Pick<PdfMaker, 'make'>;
}

/** A PDF with its file name. */
export interface InvoiceFile {
  name: string;
  bytes: Buffer;
}

interface OrderWithLines {
  order: OrderRow;
  lines: OrderLineRow[];
}

const BUSY_SECONDS = 10;

/**
 * Invoices, visible to the buyer, to administrators and to anyone with the signed link from the mail; not
 * found for anyone else (A39).
 */
export class InvoiceManager {
  readonly #input: InvoiceManagerInput;

  constructor(input: InvoiceManagerInput) {
    this.#input = input;
  }

  /**
   * Returns an invoice by the order's random id. Refusal: 404 NOT_FOUND, the same for unknown orders and
   * those of others.
   */
  async open(publicId: string, access: InvoiceAccess): Promise<Outcome<Invoice>> {
    const order = await this.#allowed(publicId, access);
    if (!order) return notFound('NOT_FOUND');
    return success(await this.#invoice(await this.#withLines(order)));
  }

  /** Returns the invoice as a PDF in the order's language. Refusals: 404 NOT_FOUND, 429 BUSY. */
  async pdf(publicId: string, access: InvoiceAccess): Promise<Outcome<InvoiceFile>> {
    const order = await this.#allowed(publicId, access);
    if (!order) return notFound('NOT_FOUND');
    try {
      return success(await this.#file(order));
    } catch (error) {
      if (!(error instanceof PdfBusy)) throw error;
      const busy = refused(429, refusalText('BUSY'));
      return { ok: false, refusal: { ...busy.refusal, retryAfter: BUSY_SECONDS } };
    }
  }

  /** Returns the PDF attached to an order's mail, by the order's row id; null if the order is gone. */
  async attachment(orderId: number): Promise<MailAttachment | null> {
    const order = await findOrder(this.#input.database, orderId);
    if (!order) return null;
    const { name, bytes } = await this.#file(order);
    return { name, contentType: 'application/pdf', bytes };
  }

  async #allowed(publicId: string, access: InvoiceAccess): Promise<OrderRow | null> {
    const { database, keys, settlement } = this.#input;
    const order = await findOrderByPublicId(database, publicId);
    if (!order || !keys.admits(order, access)) return null;
    await settlement.expireIfDue(order.id);
    return (await findOrder(database, order.id)) ?? null;
  }

  async #withLines(order: OrderRow): Promise<OrderWithLines> {
    return { order, lines: await listOrderLines(this.#input.database, order.id) };
  }

  async #invoice({ order, lines }: OrderWithLines): Promise<Invoice> {
    const { settings } = this.#input;
    const { gst_registered } = await settings.business();
    return invoiceOf(order, lines, { settings: await settings.domain(), gstRegistered: gst_registered });
  }

  async #file(order: OrderRow): Promise<InvoiceFile> {
    const invoice = await this.#invoice(asShownToBuyer(await this.#withLines(order)));
    const bytes = await this.#input.pdfs.make(invoicePdf(invoice, order.locale));
    return { name: invoiceFileName(invoice), bytes };
  }
}
