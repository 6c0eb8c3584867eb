import { Trans, useLingui } from '@lingui/react/macro';
import { useAddonFile } from '../../state/addon-file.ts';
import { AddonValues } from '../../components/ui/AddonValues.tsx';
import { formatMoney } from '../../lib/money.ts';
import { addressLines } from './address-lines.ts';
import { formatOrderDate } from './order-date.ts';
import { useOrderStatusLabels } from './order-status-labels.ts';
import type { OrderViewQuery } from './OrderView.generated.ts';

type Order = OrderViewQuery['orderView'];

/** An order as it was placed: what, where to, how much, and where it stands (A88). */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useLingui();
  const statusLabels = useOrderStatusLabels();
  const loadFile = useAddonFile();
  const amounts = [
    [t`Goods`, order.subtotal],
    ...(order.discount_amount > 0 ? [[t`Discount`, -order.discount_amount] as const] : []),
    [order.shipping_name, order.shipping_amount],
    ...(order.surcharge_amount ? [[t`Payment surcharge`, order.surcharge_amount] as const] : []),
  ] as const;
  return (
    <article>
      <h1 className="font-display text-4xl font-bold">
        <Trans>Order {order.number}</Trans>
      </h1>
      <p className="mt-2 text-ink-soft">
        {formatOrderDate(order.created_at)} · <strong>{statusLabels[order.status]}</strong>
      </p>
      <ul className="mt-6 divide-y divide-kerf border-y border-kerf">
        {order.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 py-4">
            <div className="min-w-0">
              <p className="font-semibold">
                {item.qty} × {item.product_name}
              </p>
              <p className="text-sm text-ink-soft">{item.code}</p>
              {item.addons.map((addon) => (
                <p key={addon.id} className="text-sm wrap-break-word">
                  {addon.name}: <AddonValues values={addon.value} files={addon.files} load={loadFile} />
                </p>
              ))}
            </div>
            <span className="price">{formatMoney(item.subtotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 ms-auto max-w-xs space-y-1">
        {amounts.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="price">{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-scorch pt-2 text-lg font-bold">
          <dt>
            <Trans>Total (AUD)</Trans>
          </dt>
          <dd className="price">{formatMoney(order.total_amount)}</dd>
        </div>
        {order.total_tax > 0 && (
          <p className="text-end text-sm text-ink-soft">
            <Trans>includes {formatMoney(order.total_tax)} GST</Trans>
          </p>
        )}
      </dl>
      <h2 className="mt-8 font-display text-xl font-semibold">
        <Trans>Delivery address</Trans>
      </h2>
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
    </article>
  );
}
