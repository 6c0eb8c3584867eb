import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { OrderAgainButton } from '../../features/account/OrderAgainButton.tsx';
import { useOrderStatusOf } from '../../features/checkout/order-status-labels.ts';
import type { OrderStatus } from '../../graphql/generated/types.ts';
import { formatDay } from '../../rules/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import type { OrderCard_OrderFragment } from './OrderCard.generated.ts';
import { OrderItemList } from './OrderItemList.tsx';
import { UnpaidOrder } from './UnpaidOrder.tsx';

interface OrderCardProps {
  order: OrderCard_OrderFragment;
  /** The order's status differs from the one shown. */
  onStale: () => void;
  onArchive: () => void;
}

const TONES: Record<OrderStatus, string> = {
  awaitingPayment: 'text-wrn',
  paid: 'text-suc',
  beingMade: 'text-suc',
  dispatched: 'text-suc',
  failed: 'text-ink-soft',
  cancelled: 'text-ink-soft',
  expired: 'text-ink-soft',
  onHold: 'text-wrn',
  refunded: 'text-ink-soft',
};

const CAN_BE_ARCHIVED: Partial<Record<OrderStatus, true>> = {
  awaitingPayment: true,
  failed: true,
  cancelled: true,
  expired: true,
};

/** An order: number, date, status, items and actions. */
export function OrderCard({ order, onStale, onArchive }: OrderCardProps) {
  const { number, status } = order;
  const { i18n } = useLingui();
  const statusOf = useOrderStatusOf();
  return (
    <li className="rounded-cut border border-kerf bg-surface p-4 shadow-contact sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-display text-lg font-semibold">
          <AppLink href={`/order/${order.id}`} className="underline-offset-4 hover:underline">
            <Trans comment="Heading, a noun; {number} is that of the order">Order {number}</Trans>
          </AppLink>
        </h3>
        <span className="price font-semibold">{formatMoney(order.total_amount)}</span>
      </div>
      <p className="text-sm text-ink-soft">
        <time dateTime={order.created_at}>{formatDay(order.created_at, i18n.locale)}</time>
        {' · '}
        <strong className={TONES[status]}>{statusOf(order)}</strong>
      </p>
      <OrderItemList items={order.items} />
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {CAN_BE_ARCHIVED[status] && (
          <UnpaidOrder
            id={order.id}
            number={number}
            isPayable={status === 'awaitingPayment'}
            onStale={onStale}
            onArchive={onArchive}
          />
        )}
        {status !== 'awaitingPayment' && <OrderAgainButton id={order.id} number={number} />}
      </div>
    </li>
  );
}
