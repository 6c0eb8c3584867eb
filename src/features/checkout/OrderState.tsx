import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import { useArrivalText } from '../use-arrival-text.ts';
import { OrderParcel } from './OrderParcel.tsx';
import { OnHoldText } from './OnHoldText.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { useOrderStatusLabels } from './order-status-labels.ts';
import type { OrderViewQuery } from './OrderView.generated.ts';

/** An order's progress, arrival and tracking, or why it was stopped. */
export function OrderState({ order }: { order: OrderViewQuery['orderView'] }) {
  const statusLabels = useOrderStatusLabels();
  const arrival = useArrivalText()(order);
  switch (order.status) {
    case 'failed':
    case 'cancelled':
    case 'expired':
      return (
        <p className="mt-4">
          <strong>{statusLabels[order.status]}</strong>.{' '}
          <Trans>We make an order once it is paid, and this one was not.</Trans>
          <CreditBack amount={order.credit_amount} />
        </p>
      );
    case 'onHold':
      return (
        <p className="mt-4">
          <strong>{statusLabels[order.status]}</strong>. <OnHoldText />
        </p>
      );
    case 'refunded':
      return (
        <>
          <OrderProgress order={order} />
          <p className="mt-4">
            <Trans>
              We are paying back what was paid, the way it was paid. It may take 5 to 10 business days until
              your bank shows it.
            </Trans>
            <CreditBack amount={order.credit_amount} />
          </p>
        </>
      );
    case 'awaitingPayment':
      return <OrderProgress order={order} />;
    case 'paid':
    case 'beingMade':
    case 'dispatched':
      return (
        <>
          <OrderProgress order={order} />
          {arrival && (
            <p className="mt-4 font-semibold">
              {order.shipping_name}: {arrival}
            </p>
          )}
          <OrderParcel order={order} />
        </>
      );
  }
}

function CreditBack({ amount }: { amount?: number | null }) {
  if (!amount) return null;
  return (
    <>
      {' '}
      <Trans comment="Of an order that was cancelled or refunded; {0} is an amount that was paid with credit">
        The credit of {formatMoney(amount)} is back in the account.
      </Trans>
    </>
  );
}
