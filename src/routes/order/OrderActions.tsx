import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { useSiteSettingsQuery } from '../../features/site/SiteSettings.generated.ts';
import { InvoiceDownload } from '../../features/invoice/InvoiceDownload.tsx';
import { OrderAgainButton } from '../../features/account/OrderAgainButton.tsx';
import type { OrderViewQuery } from '../../features/checkout/OrderView.generated.ts';

/** The actions for an order: its buyer can pay or reorder; until it is cut, spelling can be corrected. */
export function OrderActions({ order }: { order: OrderViewQuery['orderView'] }) {
  const { id, number, status, buyer, invoice } = order;
  const isUncut = status === 'awaitingPayment' || status === 'paid';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden print:hidden">
      {buyer && status === 'awaitingPayment' && (
        <ButtonLink href="/my-account" variant="primary">
          <Trans>Pay it in your account</Trans>
        </ButtonLink>
      )}
      {buyer && status !== 'awaitingPayment' && <OrderAgainButton id={id} number={number} />}
      {invoice && <InvoiceLinks id={id} pdf={invoice.pdf} />}
      {isUncut && <SpellingLink number={number} />}
    </div>
  );
}

/** For the buyer and administrators. */
function InvoiceLinks({ id, pdf }: { id: string; pdf: string }) {
  return (
    <>
      <InvoiceDownload pdf={pdf} size="sm" />
      <AppLink
        href={`/invoice/${id}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        <Trans>See the invoice</Trans>
      </AppLink>
    </>
  );
}

/** Links to the shop's e-mail address, or else to its contact page. */
function SpellingLink({ number }: { number: number }) {
  const { data } = useSiteSettingsQuery({ fetchPolicy: 'cache-only' });
  const email = data?.domainCurrent.organisation_email ?? '';
  const href = email === '' ? '/contact' : `mailto:${email}?subject=${number}`;
  return (
    <AppLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Trans>Spelling mistake? Write to us before we cut</Trans>
    </AppLink>
  );
}
