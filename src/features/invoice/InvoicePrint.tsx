import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { OrderInvoiceQuery } from './OrderInvoice.generated.ts';

/** Only an invoice; the print dialog opens automatically once the fonts are loaded (RT-19). */
export function InvoicePrint({ invoice }: { invoice: OrderInvoiceQuery['orderInvoice'] }) {
  const { t } = useLingui();
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div className="mx-auto max-w-3xl p-5 sm:p-10 print:max-w-none print:p-0">
      <PageHead title={t`Invoice ${invoice.number}`} noindex />
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}
