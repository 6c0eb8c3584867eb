import type {
  BackOfficeOrderNode,
  LoggedErrorNode,
  SubmissionNode,
} from '../domain/back-office/back-office.ts';
import { orderNumber } from '../lib/order-number.ts';
import type { BackOfficeOrder, LoggedError, Submission } from '../generated/wire.ts';
import { toDollars } from '../../src/rules/money.ts';
import { trackingWire } from './order.ts';

/** An order in the administrators' list. */
export function backOfficeOrderWire({
  id,
  public_id,
  total_cents,
  tracking_number,
  tracking_url,
  ...order
}: BackOfficeOrderNode): BackOfficeOrder {
  return {
    ...order,
    id: public_id,
    number: orderNumber(id),
    total_amount: toDollars(total_cents),
    tracking: trackingWire({ tracking_number, tracking_url }),
  };
}

/** A form submission in the administrators' list (FRM-19). */
export function submissionWire({ cost_cents, ...sent }: SubmissionNode): Submission {
  return { ...sent, cost: toDollars(cost_cents) };
}

/** A logged error (A79). */
export const loggedErrorWire = ({ key: _key, ...error }: LoggedErrorNode): LoggedError => error;
