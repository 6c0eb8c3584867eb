import { fromJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { MailAttachment } from '../../mail/mail.ts';
import { SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { PdfMaker } from '../../pdf/pdf-maker.ts';
import { formInvoiceNumber } from '../../lib/order-number.ts';
import { findSubmission } from '../forms/form-store.ts';
import type { SentForm } from '../mails/form-mail.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { sellerOf } from './invoice.ts';
import { invoiceFileName, invoicePdf } from './invoice-pdf.ts';

export interface FormInvoicesInput {
  database: Database;
  settings: Pick<SettingsManager, 'domain'>;
  pdfs: Pick<PdfMaker, 'make'>;
}

/** Address fields of the buyer, which a form does not ask for; the invoice names the e-mail address. */
const blankBuyer = {
  first_name: '',
  last_name: '',
  company: null,
  street_address: '',
  street_address_1: null,
  city: '',
  state: '',
  postcode: '',
};

/** Invoices of paid forms, attached to the mail to the payer (FRM-15). */
export class FormInvoices {
  readonly #input: FormInvoicesInput;

  constructor(input: FormInvoicesInput) {
    this.#input = input;
  }

  /** Creates an invoice by the submission's row id; null if the submission is gone or was never paid. */
  async attachment(submissionId: number): Promise<MailAttachment | null> {
    const { database, settings, pdfs } = this.#input;
    const submission = await findSubmission(database, submissionId);
    if (!submission?.paid_at || submission.mail === null) return null;
    const { mailbox, cost_cents: cents, tax_cents: taxCents, paid_at: paidAt } = submission;
    const { form } = fromJson<SentForm>(submission.mail);
    const invoice = {
      number: formInvoiceNumber(submissionId),
      isTax: taxCents > 0,
      state: 'paid' as const,
      issuedAt: paidAt,
      paidAt,
      seller: sellerOf(await settings.domain()),
      buyer: { ...blankBuyer, mailbox: mailbox ?? '' },
      lines: [{ id: submissionId, name: form, code: '', addons: [], qty: 1, unitCents: cents }],
      sums: [
        { kind: 'total' as const, cents, name: null },
        ...(taxCents > 0 ? [{ kind: 'tax' as const, cents: taxCents, name: null }] : []),
      ],
    };
    const bytes = await pdfs.make(invoicePdf(invoice, submission.locale ?? SHOP_LOCALE));
    return { name: invoiceFileName(invoice), contentType: 'application/pdf', bytes };
  }
}
