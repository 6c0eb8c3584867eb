import { orderStatusValues } from '../../generated/contract-rules.ts';
import type { OrderMove, OrderStatus } from '../../generated/contract-rules.ts';

/**
 * Every step an order may take; an expired one may still be paid, when its payment comes late, and money that came for
 * a dead one may be paid back.
 */
const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  awaitingPayment: ['paid', 'failed', 'cancelled', 'expired'],
  paid: ['beingMade', 'dispatched', 'refunded'],
  beingMade: ['dispatched', 'refunded'],
  dispatched: ['refunded'],
  failed: ['refunded'],
  cancelled: ['refunded'],
  expired: ['paid', 'refunded'],
  refunded: [],
};

/** The states from which an order may go to `target`: a status changes only by a conditional UPDATE over them. */
export function statesBefore(target: OrderStatus): OrderStatus[] {
  return (Object.keys(steps) as OrderStatus[]).filter((state) => steps[state].includes(target));
}

/** Nothing more is expected of such an order, so that its key is free for another try. */
export const isDead: Readonly<Record<OrderStatus, boolean>> = {
  awaitingPayment: false,
  paid: false,
  beingMade: false,
  dispatched: false,
  failed: true,
  cancelled: true,
  expired: true,
  refunded: true,
};

export const deadStates = orderStatusValues.filter((status) => isDead[status]);

const reachedBy: Record<OrderMove, OrderStatus> = {
  make: 'beingMade',
  dispatch: 'dispatched',
  cancel: 'cancelled',
  refund: 'refunded',
};

/** What administrators may do with an order that stands here (A88). `holdsMoney`: something was paid for it and kept. */
export function movesOf(status: OrderStatus, holdsMoney: boolean): OrderMove[] {
  return (Object.keys(reachedBy) as OrderMove[]).filter(
    (move) => steps[status].includes(reachedBy[move]) && (move !== 'refund' || holdsMoney),
  );
}
