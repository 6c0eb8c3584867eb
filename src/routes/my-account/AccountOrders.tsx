import { ph } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { MyAccountQuery } from './MyAccount.generated.ts';
import { OrderCard } from './OrderCard.tsx';

interface AccountOrdersProps {
  account: MyAccountQuery['userMyAccount'];
  /** An order was archived, or its status differs from the one shown. */
  onChange: () => void;
}

/** The orders, newest first, with pagination. */
export function AccountOrders({ account, onChange }: AccountOrdersProps) {
  const { orders, order_count, page, page_size } = account;
  const [archived, setArchived] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pageCount = Math.ceil(order_count / page_size);
  return (
    <section aria-labelledby="account-orders">
      <h2 id="account-orders" ref={heading} tabIndex={-1} className="font-display text-xl font-semibold">
        <Trans comment="Heading above a list, a noun">Your orders</Trans>
      </h2>
      <StatusMessage className="mt-2 text-ink-soft empty:hidden">
        {archived !== null && (
          <Trans>Order {ph({ number: archived })} was put away. Nothing was charged.</Trans>
        )}
      </StatusMessage>
      {order_count === 0 ? (
        <div className="mt-6">
          <EmptyState
            level={3}
            title={<Trans comment="Heading of an empty list of orders">Nothing ordered yet</Trans>}
            action={
              <ButtonLink href="/shop" variant="primary">
                <Trans>Go to the shop</Trans>
              </ButtonLink>
            }
          >
            <Trans>Your orders appear here, so that you can look them up and order again.</Trans>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-3 space-y-4">
          {orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              onStale={onChange}
              onArchive={() => {
                setArchived(order.number);
                // The card disappears together with its pressed button.
                heading.current?.focus();
                onChange();
              }}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => (number === 1 ? '/my-account' : `/my-account?page=${number}`)}
        />
      </div>
    </section>
  );
}
