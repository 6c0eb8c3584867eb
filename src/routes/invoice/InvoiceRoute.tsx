import type { ComponentProps } from 'react';
import { InvoiceScreen } from '../../features/invoice/InvoiceScreen.tsx';
import { OwnInvoice } from '../../features/invoice/OwnInvoice.tsx';

/** `/invoice/{order}`, for logged-in users (RT-19, A39). */
export function Component() {
  return <OwnInvoice View={OwnScreen} />;
}

function OwnScreen({ invoice, id }: Pick<ComponentProps<typeof InvoiceScreen>, 'invoice'> & { id: string }) {
  return <InvoiceScreen invoice={invoice} printUrl={`/invoice/print/${id}`} />;
}
