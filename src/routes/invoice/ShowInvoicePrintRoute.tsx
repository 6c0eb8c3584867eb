import { InvoicePrint } from '../../features/invoice/InvoicePrint.tsx';
import { mailedInvoiceLoader, useMailedInvoice } from '../../features/invoice/mailed-invoice.ts';

export const loader = mailedInvoiceLoader;

/** `/show-invoice/print/{order}?key=`: the print version (RT-19). */
export function Component() {
  const opened = useMailedInvoice();
  return opened && <InvoicePrint invoice={opened.invoice} />;
}
