import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { useOrderStatusOf } from '../../features/checkout/order-status-labels.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatInstant } from '../../rules/dates.ts';
import { OrderMoves } from './OrderMoves.tsx';
import type { OrdersQuery } from './Orders.generated.ts';

type Order = OrdersQuery['backOfficeOrders']['data'][number];

interface OrderEntryProps {
  order: Order;
  /** Requests the list again; resolves to whether the order is in it. */
  refresh: () => Promise<boolean>;
}

/** An order of the list with its actions. */
export function OrderEntry({ order, refresh }: OrderEntryProps) {
  const { i18n } = useLingui();
  const statusOf = useOrderStatusOf();
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = async () => {
    // The pressed button disappears with the move.
    if (await refresh()) heading.current?.focus();
  };
  return (
    <li className="border-t border-kerf py-4">
      <div className="flex justify-between gap-6">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 font-semibold">
            <AppLink href={`/order/${order.id}`} className="underline-offset-4 hover:underline">
              <Trans>Order {order.number}</Trans>
            </AppLink>
            {order.priority && (
              <Badge tone="beam">
                <Trans comment="Mark of an order that is made before others">Priority</Trans>
              </Badge>
            )}
          </h2>
          <p className="wrap-anywhere">{order.recipient}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <bdi>{order.email}</bdi>
          </p>
          <time dateTime={order.created_at} className="text-sm text-ink-soft">
            {formatInstant(order.created_at, i18n.locale)}
          </time>
        </div>
        <div className="shrink-0 text-end">
          <p className="price font-semibold">{formatMoney(order.total_amount)}</p>
          <p>{statusOf(order)}</p>
          <RefundText refund={order.refund} />
          <p className="text-sm text-ink-soft">
            <Plural
              value={order.item_count}
              one="# piece"
              other="# pieces"
              comment="How many pieces an order has"
            />
          </p>
        </div>
      </div>
      <OrderMoves order={order} onMoved={() => void moved()} onFailure={() => void refresh()} />
    </li>
  );
}

function RefundText({ refund }: Pick<Order, 'refund'>) {
  if (refund === 'asked')
    return (
      <p className="text-sm text-ink-soft">
        <Trans>The money is not paid back yet</Trans>
      </p>
    );
  if (refund === 'refused')
    return (
      <p className="text-sm text-dng">
        <Trans>The gateway does not pay it back</Trans>
      </p>
    );
  return null;
}
