import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { useOrderStatusOf } from '../../features/checkout/order-status-labels.ts';
import { formatDay } from '../../rules/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import type { ProfileOrders_OrderFragment } from './ProfileOrders.generated.ts';

interface ProfileOrdersProps {
  orders: readonly ProfileOrders_OrderFragment[];
  /** Total number of orders. */
  count: number;
}

/** The newest orders, one line each, and a link to all. */
export function ProfileOrders({ orders, count }: ProfileOrdersProps) {
  const { i18n } = useLingui();
  const statusOf = useOrderStatusOf();
  if (count === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>
          Nothing ordered yet.{' '}
          <AppLink href="/shop" className="underline">
            Go to the shop
          </AppLink>
        </Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-kerf">
        {orders.map(({ id, number, status, is_pick_up, total_amount, created_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <AppLink href={`/order/${id}`} className="font-semibold underline-offset-4 hover:underline">
              <Trans>Order {number}</Trans>
            </AppLink>
            <span className="price">{formatMoney(total_amount)}</span>
            <span className="w-full text-sm text-ink-soft">
              <time dateTime={created_at}>{formatDay(created_at, i18n.locale)}</time>
              {' · '}
              {statusOf({ status, is_pick_up })}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href="/my-account" size="sm" className="mt-4">
        <Trans comment="Button: leads to the whole list">All your orders</Trans>
      </ButtonLink>
    </>
  );
}
