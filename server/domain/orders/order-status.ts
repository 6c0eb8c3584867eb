import type { OrderStatus } from '../../generated/contract-rules.ts';

/** Every step an order may take; an expired one may still be paid, when its payment comes late. */
const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  awaitingPayment: ['paid', 'failed', 'cancelled', 'expired'],
  paid: ['dispatched'],
  dispatched: [],
  failed: [],
  cancelled: [],
  expired: ['paid'],
};

/** The states from which an order may go to `target`: a status changes only by a conditional UPDATE over them. */
export function statesBefore(target: OrderStatus): OrderStatus[] {
  return (Object.keys(steps) as OrderStatus[]).filter((state) => steps[state].includes(target));
}
