import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '../../graphql/generated/types.ts';

/** Labels of the order statuses (A88). */
export function useOrderStatusLabels(): Record<OrderStatus, string> {
  const { t } = useLingui();
  return {
    awaitingPayment: t`Waiting for payment`,
    paid: t`In the workshop`,
    beingMade: t({ message: 'Being made', comment: 'Status of an order' }),
    dispatched: t({ message: 'On its way', comment: 'Status of an order: it is posted' }),
    failed: t({ message: 'Payment failed', comment: 'Status of an order' }),
    cancelled: t({ message: 'Cancelled', comment: 'Status of an order' }),
    expired: t({ message: 'Expired', comment: 'Status of an order that was not paid in time' }),
    onHold: t({
      message: 'On hold',
      comment: 'Status of an order that is paid, but lacks something that is no longer available',
    }),
    refunded: t`Refunded`,
  };
}

/** The label of an order's status; a dispatched pick-up order is ready instead of on its way. */
export function useOrderStatusOf(): (order: { status: OrderStatus; is_pick_up: boolean }) => string {
  const { t } = useLingui();
  const labels = useOrderStatusLabels();
  return ({ status, is_pick_up }) =>
    is_pick_up && status === 'dispatched' ? t`Ready to be picked up` : labels[status];
}
