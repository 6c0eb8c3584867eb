import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { InvoiceDownload } from './InvoiceDownload.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { OrderInvoiceQuery } from './OrderInvoice.generated.ts';

interface InvoiceScreenProps {
  invoice: OrderInvoiceQuery['orderInvoice'];
  /** URL of the print version. */
  printUrl: string;
}

/** An invoice with its actions above it, or beside it where there is room. */
export function InvoiceScreen({ invoice, printUrl }: InvoiceScreenProps) {
  const { t } = useLingui();
  return (
    <div className="width-grid py-8">
      <PageHead
        title={t({
          message: `Invoice ${invoice.number}`,
          comment: 'Title of a page; {0} is the number of the invoice',
        })}
        noindex
      />
      <div className="mx-auto max-w-3xl lg:grid lg:max-w-none lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-start lg:gap-x-8 print:block">
        <p className="mb-6 flex flex-wrap gap-3 lg:col-start-2 print:hidden">
          <InvoiceDownload pdf={invoice.pdf} variant="primary" />
          <ButtonLink href={printUrl} newTab variant="secondary">
            <Trans comment="Button, a verb: opens the invoice to be printed">Print</Trans>
          </ButtonLink>
        </p>
        <div className="rounded-cut border border-kerf bg-surface p-5 sm:p-10 lg:row-start-1 print:border-0 print:p-0">
          <InvoiceSheet invoice={invoice} />
        </div>
      </div>
    </div>
  );
}
