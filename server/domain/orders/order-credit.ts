import type { Database } from '../../db/connection.ts';
import type { CreditManager } from '../accounts/credit-manager.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

/** What orders do with credit. */
export type OrderCredit = Pick<CreditManager, 'spend' | 'giveBack'>;
type CreditOrder = Pick<OrderRow, 'id' | 'user_id' | 'credit_cents'>;

/** An order that expired and was paid all the same has taken its credit a second time. */
const lateReference = ({ id }: CreditOrder) => `${id}/late`;

const take = async (
  trx: Database,
  credit: OrderCredit,
  order: CreditOrder,
  reference: string,
): Promise<boolean> =>
  order.credit_cents === 0 ||
  credit.spend(trx, { userId: order.user_id, amountCents: order.credit_cents, kind: 'order', reference });

/** Takes what an order is paid with; false, and nothing taken, when there is not enough of it any more (A19). */
export const takeCredit = (trx: Database, credit: OrderCredit, order: CreditOrder): Promise<boolean> =>
  take(trx, credit, order, String(order.id));

/** The same for an order that had expired, and had its credit back. */
export const takeCreditAgain = (trx: Database, credit: OrderCredit, order: CreditOrder): Promise<boolean> =>
  take(trx, credit, order, lateReference(order));

/** Gives back what an order that died has taken and has not had back yet, so that calling it twice gives it back once (A57). */
export async function returnCredit(trx: Database, credit: OrderCredit, order: CreditOrder): Promise<void> {
  if (order.credit_cents === 0) return;
  for (const reference of [String(order.id), lateReference(order)])
    await credit.giveBack(trx, { kind: 'order', reference });
}
