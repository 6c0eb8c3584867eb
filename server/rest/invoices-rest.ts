import type { Services } from '../services.ts';
import { mapOutcome } from '../lib/outcome.ts';
import { invoiceWire } from '../wire/invoice.ts';
import type { RestDomain } from './rest-routes.ts';

/** Viewing an invoice (A39). */
export function invoicesRest({ invoices, invoiceKeys }: Services): RestDomain {
  return {
    handlers: {
      async orderInvoice({ id, key }, context) {
        context.reply.header('cache-control', 'private, no-store');
        const opened = await invoices.open(id, { viewer: context.viewer, key: key ?? null });
        return mapOutcome(opened, (invoice) => invoiceWire(invoice, invoiceKeys.keyOf(id)));
      },
    },
  };
}
