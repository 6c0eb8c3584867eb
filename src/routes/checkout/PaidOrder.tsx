import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { SuccessCheck } from '../../components/ui/SuccessCheck.tsx';
import { OnHoldText } from '../../features/checkout/OnHoldText.tsx';
import { OrderLines } from '../../features/checkout/OrderLines.tsx';
import { OrderOffcut } from '../../features/checkout/OrderOffcut.tsx';
import { useOrderViewQuery } from '../../features/checkout/OrderView.generated.ts';
import { InvoiceDownload } from '../../features/invoice/InvoiceDownload.tsx';
import { PickUpTicketLink } from '../../features/checkout/PickUpTicketLink.tsx';
import { NextSteps } from '../../features/checkout/NextSteps.tsx';
import { ResultHeading } from '../../features/payment/ResultHeading.tsx';

/**
 * Thanks for a paid order, with its number, schedule and items, or why it is on hold (A14, A88). `id` is the order's. Links only appear
 * with the order or its failure, because content loading above them would move them.
 */
export function PaidOrder({ id }: { id: string | null }) {
  const { data, loading } = useOrderViewQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    ssr: false,
    fetchPolicy: 'network-only',
  });
  const order = data?.orderView;
  const name = order?.buyer?.first_name;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <div className="flex items-start gap-4">
          <SuccessCheck className="size-11 shrink-0 text-suc [--burn:600ms]" />
          <div className="min-w-0">
            <ResultHeading level={1}>
              {name ? (
                <Trans comment="Heading, after an order was paid; {name} is a first name">
                  Thank you, {name}
                </Trans>
              ) : (
                <Trans comment="Heading, after an order was paid">Thank you</Trans>
              )}
            </ResultHeading>
            <p className="mt-3 text-lg">
              {order?.status === 'onHold' ? (
                <OnHoldText />
              ) : (
                <Trans>Payment Successful. Please check your email for your invoice.</Trans>
              )}
            </p>
          </div>
        </div>
        {order && (
          <section className="mt-10">
            <h2 className="font-display text-2xl font-bold">
              <Trans>Order {order.number}</Trans>
            </h2>
            <NextSteps order={order} />
          </section>
        )}
        {!loading && (
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            {id !== null && (
              <ButtonLink href={`/order/${id}`} variant="primary">
                <Trans comment="Button: leads to the page of the order that was just paid">
                  See your order
                </Trans>
              </ButtonLink>
            )}
            {order?.invoice && (
              <>
                <InvoiceDownload pdf={order.invoice.pdf} variant="secondary" />
                <AppLink
                  href={`/invoice/${order.id}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  <Trans comment="Link, a verb: leads to the invoice of an order">See the invoice</Trans>
                </AppLink>
              </>
            )}
            {order?.is_pick_up && <PickUpTicketLink id={order.id} />}
            <AppLink href="/shop" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans comment="Link, after an order was paid">Back to the shop</Trans>
            </AppLink>
          </p>
        )}
      </div>
      {order && order.status !== 'onHold' && (
        <>
          <OrderOffcut order={order} className="self-start lg:mt-4" />
          <section className="min-w-0">
            <h2 className="font-display text-2xl font-bold">
              <Trans>What we make for you</Trans>
            </h2>
            <OrderLines items={order.items} />
          </section>
        </>
      )}
    </div>
  );
}
