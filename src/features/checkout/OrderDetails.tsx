import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../rules/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { isSold } from '../../rules/order-states.ts';
import { OrderDestination } from './OrderDestination.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderOffcut } from './OrderOffcut.tsx';
import { OrderState } from './OrderState.tsx';
import { useOrderStatusLabels } from './order-status-labels.ts';
import type { OrderViewQuery } from './OrderView.generated.ts';

type Order = OrderViewQuery['orderView'];

/** An order as placed: status, items, amounts, destination and actions (A88). */
export function OrderDetails({ order, actions }: { order: Order; actions: ReactNode }) {
  const { i18n } = useLingui();
  const statusLabels = useOrderStatusLabels();
  const isPaid = isSold(order.status);
  return (
    <article>
      <h1 className="font-display text-4xl font-bold">
        <Trans comment="Heading, a noun; {0} is the number of the order">Order {order.number}</Trans>
      </h1>
      <p className="mt-2 text-ink-soft">{formatDay(order.created_at, i18n.locale)}</p>
      <OrderState order={order} />
      <div className="mt-2 grid gap-x-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="min-w-0">
          <OrderLines items={order.items} />
          <OrderSums order={order} />
          <p className="mt-1 hidden text-end font-semibold print:block">
            {isPaid ? (
              <Trans comment="Status of an order, when it is printed">Paid in full</Trans>
            ) : (
              statusLabels[order.status]
            )}
          </p>
        </div>
        <div className="mt-8 grid min-w-0 content-start gap-8 md:max-lg:grid-cols-2 print:grid-cols-2">
          {actions}
          <OrderDestination order={order} />
          {order.note && (
            <p className="wrap-anywhere whitespace-pre-wrap">
              <Trans comment="{0}: what the shopper has written to the workshop">
                Your note: {order.note}
              </Trans>
            </p>
          )}
          {isPaid && <OrderOffcut order={order} />}
        </div>
      </div>
    </article>
  );
}

/** Items, shipping, extras, total and the tax included. */
function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const amounts = [
    [t`Goods`, order.subtotal],
    ...(order.discount_amount > 0 ? [[t`Discount`, -order.discount_amount] as const] : []),
    [order.shipping_name, order.shipping_amount],
    ...(order.priority_amount ? [[t`Priority processing`, order.priority_amount] as const] : []),
    ...(order.surcharge_amount ? [[t`Payment surcharge`, order.surcharge_amount] as const] : []),
  ] as const;
  return (
    <div className="mt-4 ms-auto max-w-xs">
      <dl className="space-y-1">
        {amounts.map(([label, amount]) => (
          <SumRow key={label} label={label} value={formatMoney(amount)} />
        ))}
        <SumRow
          className="border-t border-scorch pt-2 text-lg font-bold"
          label={<Trans>Total (AUD)</Trans>}
          value={formatMoney(order.total_amount)}
        />
      </dl>
      {order.total_tax > 0 && (
        <p className="mt-1 text-end text-sm text-ink-soft">
          <Trans>includes {formatMoney(order.total_tax)} GST</Trans>
        </p>
      )}
      {order.credit_amount && <CreditSums credit={order.credit_amount} due={order.amount_due ?? 0} />}
    </div>
  );
}

/** Below the total: the part paid with credit and the remainder (A19). */
function CreditSums({ credit, due }: { credit: number; due: number }) {
  return (
    <dl className="mt-2 space-y-1">
      <SumRow label={<Trans>Paid with credit</Trans>} value={formatMoney(-credit)} />
      <SumRow className="font-bold" label={<Trans>To pay after credit</Trans>} value={formatMoney(due)} />
    </dl>
  );
}

function SumRow({ label, value, className = '' }: { label: ReactNode; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="price">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
