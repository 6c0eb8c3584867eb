import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../rules/dates.ts';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceBuyerAddress, InvoiceSellerHead } from './InvoiceParties.tsx';
import type { InvoiceSheet_InvoiceFragment } from './InvoiceSheet.generated.ts';
import { InvoiceSums } from './InvoiceSums.tsx';

type Invoice = InvoiceSheet_InvoiceFragment;

/** An invoice as printed, with everything that Australian law requires of a tax invoice (A39, A52). */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui();
  return (
    <article>
      <InvoiceSellerHead seller={invoice.seller} />
      <h1 className="mt-6 font-display text-4xl font-bold">
        <InvoiceTitle isTax={invoice.is_tax} />
      </h1>
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-6">
        <InvoiceBuyerAddress buyer={invoice.buyer} />
        <dl className="space-y-1">
          <Fact label={<Trans comment="Before the number of an invoice">Invoice number</Trans>}>
            {invoice.number}
          </Fact>
          <Fact label={<Trans comment="When the invoice was made out">Date</Trans>}>
            {formatDay(invoice.issued_at, i18n.locale)}
          </Fact>
          {invoice.paid_at && (
            <Fact label={<Trans comment="Before the day on which an invoice was paid">Paid on</Trans>}>
              {formatDay(invoice.paid_at, i18n.locale)}
            </Fact>
          )}
        </dl>
      </div>
      <InvoiceItems items={invoice.items} />
      <InvoiceSums sums={invoice.sums} />
      <p className="mt-6 break-inside-avoid border border-s-4 border-kerf border-s-brand p-3">
        <strong className="block">
          <StateText state={invoice.state} />
        </strong>
        <span className="text-sm text-ink-soft">
          {invoice.is_tax ? (
            <Trans>All amounts are in Australian dollars and include GST.</Trans>
          ) : (
            <Trans>All amounts are in Australian dollars.</Trans>
          )}
        </span>
      </p>
    </article>
  );
}

function InvoiceTitle({ isTax }: { isTax: boolean }) {
  return isTax ? (
    <Trans comment="Heading of the document that Australian law calls a tax invoice">Tax invoice</Trans>
  ) : (
    <Trans comment="Heading of an invoice without tax, a noun">Invoice</Trans>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function StateText({ state }: { state: Invoice['state'] }) {
  if (state === 'paid') return <Trans>Paid in full. Thank you.</Trans>;
  if (state === 'refunded') return <Trans>Refunded: what was paid is paid back.</Trans>;
  if (state === 'unpaid') return <Trans comment="Status of an invoice">Not paid yet</Trans>;
  return <Trans>Void: nothing was paid, and nothing is owed.</Trans>;
}
