import { orderStatusValues } from '../../generated/contract-rules.ts';
import type { OrderMove, OrderStatus } from '../../generated/contract-rules.ts';

/**
 * Every allowed state change. An expired order can still be paid by a late payment, and is on hold if it
 * cannot be made then; money received for a dead one can be refunded.
 */
const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  awaitingPayment: ['paid', 'failed', 'cancelled', 'expired'],
  paid: ['beingMade', 'dispatched', 'refunded'],
  beingMade: ['dispatched', 'refunded'],
  dispatched: ['refunded'],
  failed: ['refunded'],
  cancelled: ['refunded'],
  expired: ['paid', 'onHold', 'refunded'],
  onHold: ['paid', 'beingMade', 'refunded'],
  refunded: [],
};

/**
 * Returns the states from which an order can go to `target`; a status changes only by a conditional UPDATE
 * over them.
 */
export function statesBefore(target: OrderStatus): OrderStatus[] {
  return (Object.keys(steps) as OrderStatus[]).filter((state) => steps[state].includes(target));
}

/** Whether an order in this state came to nothing, so that its key is free for another attempt. */
export const isDead: Readonly<Record<OrderStatus, boolean>> = {
  awaitingPayment: false,
  paid: false,
  beingMade: false,
  dispatched: false,
  failed: true,
  cancelled: true,
  expired: true,
  onHold: false,
  refunded: true,
};

export const deadStates = orderStatusValues.filter((status) => isDead[status]);

const reachedBy: Record<OrderMove, OrderStatus> = {
  make: 'beingMade',
  dispatch: 'dispatched',
  cancel: 'cancelled',
  refund: 'refunded',
};

/**
 * Returns what administrators can do with an order in this state (A88). `holdsMoney`: whether it has been
 * paid for and not refunded.
 */
export function movesOf(status: OrderStatus, holdsMoney: boolean): OrderMove[] {
  return (Object.keys(reachedBy) as OrderMove[]).filter(
    (move) => steps[status].includes(reachedBy[move]) && (move !== 'refund' || holdsMoney),
  );
}
