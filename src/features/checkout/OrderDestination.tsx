import { Trans } from '@lingui/react/macro';
import { isSold } from '../../rules/order-states.ts';
import { addressLines } from '../../rules/address-lines.ts';
import { PickUpTicketLink } from './PickUpTicketLink.tsx';
import type { OrderViewQuery } from './OrderView.generated.ts';

/** An order's delivery address or pick-up; anyone who can see its invoice may print the ticket (A39). */
export function OrderDestination({ order }: { order: OrderViewQuery['orderView'] }) {
  if (order.is_pick_up) return <PickUp order={order} />;
  const { first_name, last_name } = order.address;
  return (
    <section>
      <h2 className="font-display text-xl font-semibold">
        <Trans>Delivery address</Trans>
      </h2>
      <address className="mt-2 wrap-anywhere not-italic">
        <bdi>
          {first_name} {last_name}
        </bdi>
        {addressLines(order.address).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </section>
  );
}

function PickUp({ order: { id, status, shipping_name, invoice } }: { order: OrderViewQuery['orderView'] }) {
  return (
    <section>
      <h2 className="font-display text-xl font-semibold">{shipping_name}</h2>
      <p className="mt-2">
        {status === 'dispatched' ? (
          <Trans>It is ready: please bring your ticket, or the number of your order.</Trans>
        ) : (
          <Trans>We write to you as soon as it is ready.</Trans>
        )}
      </p>
      {isSold(status) && invoice && <PickUpTicketLink id={id} />}
    </section>
  );
}
