import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../lib/day-in-words.ts';
import { formatMoney } from '../../lib/money.ts';
import { useArrivalWords } from '../use-arrival-words.ts';
import { usePostageWords } from '../use-postage-words.ts';
import { addressLines } from './address-lines.ts';
import { OrderLines } from './OrderLines.tsx';
import { useOrderStatusLabels } from './order-status-labels.ts';
import type { OrderViewQuery } from './OrderView.generated.ts';

type Order = OrderViewQuery['orderView'];

interface OrderDetailsProps {
  order: Order;
  /** Level of its heading on its page. */
  level?: 1 | 2;
}

/** An order as it was placed: what, where to, how much, and where it stands (A88). */
export function OrderDetails({ order, level = 1 }: OrderDetailsProps) {
  const Heading = `h${level}` as const;
  const Subheading = level === 1 ? 'h2' : 'h3';
  const { i18n } = useLingui();
  const statusLabels = useOrderStatusLabels();
  const arrival = useArrivalWords()(order);
  return (
    <article>
      <Heading className={`font-display font-bold ${level === 1 ? 'text-4xl' : 'text-2xl'}`}>
        <Trans>Order {order.number}</Trans>
      </Heading>
      <p className="mt-2 text-ink-soft">
        {dayInWords(order.created_at, i18n.locale)} · <strong>{statusLabels[order.status]}</strong>
      </p>
      {arrival && (order.status === 'paid' || order.status === 'dispatched') && (
        <p className="mt-1 font-semibold">
          {order.shipping_name}: {arrival}
        </p>
      )}
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <OrderLines items={order.items} />
          <OrderSums order={order} />
        </div>
        <div className="mt-8">
          <Subheading className="font-display text-xl font-semibold">
            <Trans>Delivery address</Trans>
          </Subheading>
          <address className="mt-2 not-italic">
            {order.address.first_name} {order.address.last_name}
            {addressLines(order.address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {order.note && (
            <p className="mt-6 whitespace-pre-wrap">
              <Trans>Your note: {order.note}</Trans>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** What the goods, the way and the rest come to, and the tax that is in it. */
function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const postage = usePostageWords();
  const amounts = [
    [t`Goods`, order.subtotal, null],
    ...(order.discount_amount > 0 ? [[t`Discount`, -order.discount_amount, null] as const] : []),
    [order.shipping_name, order.shipping_amount, postage(order.shipping_amount)],
    ...(order.surcharge_amount ? [[t`Payment surcharge`, order.surcharge_amount, null] as const] : []),
  ] as const;
  return (
    <div className="mt-4 ms-auto max-w-xs">
      <dl className="space-y-1">
        {amounts.map(([label, amount, words]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="price">{words ?? formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-scorch pt-2 text-lg font-bold">
          <dt>
            <Trans>Total (AUD)</Trans>
          </dt>
          <dd className="price">{formatMoney(order.total_amount)}</dd>
        </div>
      </dl>
      {order.total_tax > 0 && (
        <p className="mt-1 text-end text-sm text-ink-soft">
          <Trans>includes {formatMoney(order.total_tax)} GST</Trans>
        </p>
      )}
    </div>
  );
}
