import type { Database } from '../../db/connection.ts';
import type { CreditManager } from '../accounts/credit-manager.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

/** The credit operations orders need. */
export type OrderCredit = Pick<CreditManager, 'spend' | 'refund'>;
type CreditOrder = Pick<OrderRow, 'id' | 'user_id' | 'credit_cents'>;

/** The ledger reference of an order paid after it expired, which takes its credit a second time. */
const lateReference = ({ id }: CreditOrder) => `${id}/late`;

const take = async (
  trx: Database,
  credit: OrderCredit,
  order: CreditOrder,
  reference: string,
): Promise<boolean> =>
  order.credit_cents === 0 ||
  credit.spend(trx, { userId: order.user_id, amountCents: order.credit_cents, kind: 'order', reference });

/** Takes an order's credit; false, with nothing taken, if the balance no longer covers it (A19). */
export const takeCredit = (trx: Database, credit: OrderCredit, order: CreditOrder): Promise<boolean> =>
  take(trx, credit, order, String(order.id));

/** Does the same for an order that had expired and had its credit returned. */
export const takeCreditAgain = (trx: Database, credit: OrderCredit, order: CreditOrder): Promise<boolean> =>
  take(trx, credit, order, lateReference(order));

/**
 * Returns the credit a dead order has taken and not had returned yet; calling it twice returns it once (A57).
 */
export async function returnCredit(trx: Database, credit: OrderCredit, order: CreditOrder): Promise<void> {
  if (order.credit_cents === 0) return;
  for (const reference of [String(order.id), lateReference(order)])
    await credit.refund(trx, { kind: 'order', reference });
}
