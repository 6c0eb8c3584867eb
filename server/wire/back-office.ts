import type {
  BackOfficeOrderNode,
  LoggedErrorNode,
  SubmissionNode,
} from '../domain/back-office/back-office.ts';
import { orderNumber } from '../lib/order-number.ts';
import type { BackOfficeOrder, LoggedError, Submission } from '../generated/wire.ts';
import { toDollars } from '../../src/rules/money.ts';
import { trackingWire } from './order.ts';

/** An order as administrators list it. */
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

/** What was sent through a form, as administrators list it (FRM-19). */
export function submissionWire({ cost_cents, ...sent }: SubmissionNode): Submission {
  return { ...sent, cost: toDollars(cost_cents) };
}

/** Something that went wrong (A79). */
export const loggedErrorWire = ({ key: _key, ...error }: LoggedErrorNode): LoggedError => error;
