import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useOrderStatusLabels } from '../../features/checkout/order-status-labels.ts';
import { formatMoney } from '../../lib/money.ts';
import { useMyAccountQuery } from './MyAccount.generated.ts';

/** Who is logged in, and the orders with where each stands. */
export function AccountBlock() {
  const statusLabels = useOrderStatusLabels();
  const { data, error, refetch } = useMyAccountQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <Alert tone="wrn" closable={false} title={<Trans>We cannot reach the shop right now</Trans>}>
        <Button size="sm" className="mt-2" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Alert>
    );
  }
  if (!data) return <div className="wood-grain mt-6 h-64 rounded-cut" role="status" aria-busy="true" />;
  const { user, orders } = data.userMyAccount;
  return (
    <div className="mt-4">
      <p className="wrap-anywhere text-ink-soft">
        {[user.first_name, user.last_name].filter(Boolean).join(' ')} {user.email}
      </p>
      <h2 className="mt-8 mb-3 font-display text-xl font-semibold">
        <Trans>Your orders</Trans>
      </h2>
      {orders.length === 0 && (
        <p>
          <Trans>Nothing ordered yet.</Trans>
        </p>
      )}
      <ul className="divide-y divide-kerf border-y border-kerf">
        {orders.map((order) => (
          <li key={order.id}>
            <AppLink
              href={`/order/${order.id}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4 hover:bg-ply"
            >
              <span className="font-semibold">
                <Trans>Order {order.number}</Trans>
              </span>
              <span className="text-ink-soft">{statusLabels[order.status]}</span>
              <span className="price">{formatMoney(order.total_amount)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
