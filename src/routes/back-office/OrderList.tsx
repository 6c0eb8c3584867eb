import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useOrderStatusLabels } from '../../features/checkout/order-status-labels.ts';
import { orderStatusValues } from '../../graphql/generated/contract-rules.ts';
import { daysOf, readListQuery, withListQuery } from './list-query.ts';
import { ListFilter } from './ListFilter.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import { useOrdersQuery } from './Orders.generated.ts';
import { PagedList } from './PagedList.tsx';

/** The orders of all shoppers, newest first, priority orders before others. */
export function OrderList({ path }: { path: string }) {
  const { t } = useLingui();
  const labels = useOrderStatusLabels();
  const query = readListQuery(useSearchParams()[0]);
  const status = orderStatusValues.find((value) => value === query.kind) ?? null;
  const { data, error, refetch } = useOrdersQuery({
    variables: { status, ...daysOf(query), page: query.page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  const list = data?.backOfficeOrders;
  const place = useRef<HTMLElement>(null);
  const refresh = async (id: string) => {
    const response = await refetch().catch(() => null);
    const isListed = response?.data?.backOfficeOrders.data.some((order) => order.id === id) ?? true;
    // The focus would be lost with the order.
    if (!isListed) place.current?.focus();
    return isListed;
  };
  return (
    <>
      <ListFilter
        path={path}
        query={query}
        label={t({
          message: 'State',
          context: 'of an order',
          comment: 'Label of a filter: the status of an order, e.g. paid, posted …',
        })}
        prompt={t({ message: 'All states', comment: 'A choice: orders that are paid, posted … alike' })}
        options={orderStatusValues.map((value) => ({ value, label: labels[value] }))}
      />
      <section ref={place} tabIndex={-1} aria-label={t`Orders`}>
        <PagedList
          page={query.page}
          hrefFor={(page) => withListQuery(path, { ...query, page })}
          list={list}
          error={error}
          onRetry={() => void refetch()}
          empty={<Trans comment="Heading of an empty list of orders">No orders</Trans>}
        >
          {list?.data.map((order) => (
            <OrderEntry key={order.id} order={order} refresh={() => refresh(order.id)} />
          ))}
        </PagedList>
      </section>
    </>
  );
}
