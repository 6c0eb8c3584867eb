import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { useOrderStatusLabels } from '../../features/checkout/order-status-labels.ts';
import { orderStatusValues } from '../../graphql/generated/contract-rules.ts';
import { formatMoney } from '../../lib/money.ts';
import { daysOf, readListQuery } from './list-query.ts';
import { ListFilter } from './ListFilter.tsx';
import { momentInWords } from './moment-in-words.ts';
import { useOrdersQuery } from './Orders.generated.ts';
import { PagedList } from './PagedList.tsx';

/** Everybody's orders, newest first, those that are made first ahead of them. */
export function OrderList({ path }: { path: string }) {
  const { t, i18n } = useLingui();
  const labels = useOrderStatusLabels();
  const query = readListQuery(useSearchParams()[0]);
  const status = orderStatusValues.find((value) => value === query.kind) ?? null;
  const { data, error, refetch } = useOrdersQuery({
    variables: { status, ...daysOf(query), page: query.page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  const list = data?.backOfficeOrders;
  return (
    <>
      <ListFilter
        path={path}
        query={query}
        label={t`State`}
        prompt={t`All states`}
        options={orderStatusValues.map((value) => ({ value, label: labels[value] }))}
      />
      <PagedList
        path={path}
        query={query}
        list={list}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans>No orders</Trans>}
      >
        {list?.data.map((order) => (
          <li key={order.id} className="flex justify-between gap-6 border-t border-kerf py-4">
            <div className="min-w-0">
              <h2 className="flex flex-wrap items-center gap-x-3 font-semibold">
                <AppLink href={`/order/${order.id}`} className="underline-offset-4 hover:underline">
                  <Trans>Order {order.number}</Trans>
                </AppLink>
                {order.priority && (
                  <Badge tone="beam">
                    <Trans>Priority</Trans>
                  </Badge>
                )}
              </h2>
              <p className="wrap-anywhere">{order.recipient}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">{order.email}</p>
              <time dateTime={order.created_at} className="text-sm text-ink-soft">
                {momentInWords(order.created_at, i18n.locale)}
              </time>
            </div>
            <div className="shrink-0 text-end">
              <p className="price font-semibold">{formatMoney(order.total_amount)}</p>
              <p>{labels[order.status]}</p>
              <p className="text-sm text-ink-soft">
                <Plural value={order.pieces} one="# piece" other="# pieces" />
              </p>
            </div>
          </li>
        ))}
      </PagedList>
    </>
  );
}
