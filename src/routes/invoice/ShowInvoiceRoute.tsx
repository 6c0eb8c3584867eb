import { InvoiceScreen } from '../../features/invoice/InvoiceScreen.tsx';
import { mailedInvoiceLoader, useMailedInvoice } from '../../features/invoice/mailed-invoice.ts';

export const loader = mailedInvoiceLoader;

/** `/show-invoice/{order}?key=`: the mailed link, without a login (RT-19, A39). */
export function Component() {
  const opened = useMailedInvoice();
  if (!opened) return null;
  const { invoice, id, key } = opened;
  return (
    <InvoiceScreen invoice={invoice} printUrl={`/show-invoice/print/${id}?key=${encodeURIComponent(key)}`} />
  );
}
