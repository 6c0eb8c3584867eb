import { InvoicePrint } from '../../features/invoice/InvoicePrint.tsx';
import { OwnInvoice } from '../../features/invoice/OwnInvoice.tsx';

/** `/invoice/print/{order}`: the print version (RT-19). */
export function Component() {
  return <OwnInvoice View={InvoicePrint} />;
}
