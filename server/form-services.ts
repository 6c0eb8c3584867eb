import { BotCheck } from './domain/forms/bot-check.ts';
import { FormManager } from './domain/forms/form-manager.ts';
import { FormPayments } from './domain/forms/form-payments.ts';
import { FormInvoices } from './domain/invoices/form-invoices.ts';
import type { CoreServices } from './core-services.ts';
import type { Content } from './content-services.ts';
import type { Accounts } from './account-services.ts';
import type { Commerce } from './commerce-services.ts';

/** Creates forms and their payments. */
export function createForms(
  parts: CoreServices &
    Pick<Content & Accounts, 'settings' | 'mailer' | 'accounts'> &
    Pick<Commerce, 'payments'>,
  secret: Uint8Array,
) {
  const { clock, mailer } = parts;
  const invoices = new FormInvoices({ ...parts, pdfs: parts.processes.pdfs });
  mailer.serveAttachment('formInvoice', (submissionId) => invoices.attachment(submissionId));
  const formPayments = new FormPayments(parts);
  return {
    forms: new FormManager({ ...parts, botCheck: new BotCheck({ secret, clock }), formPayments }),
  };
}

export type Forms = ReturnType<typeof createForms>;
