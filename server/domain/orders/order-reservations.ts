import type { Transaction } from 'kysely';
import { fromJson, toFlag } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.ts';
import { markOrdered } from '../addon-files/addon-file-store.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import type { UnavailableReservation } from '../mails/order-alert-mails.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { returnStock, takeStock } from '../products/stock-store.ts';
import type { SkuQuantity } from '../products/stock-store.ts';
import { countPromisedUse, releasePromotionUse } from '../promotions/promotion-store.ts';
import { returnCredit, takeCreditAgain } from './order-credit.ts';
import type { OrderCredit } from './order-credit.ts';
import { listOrderLines } from './order-store.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';

const reservedIn = (lines: OrderLineRow[]): SkuQuantity[] =>
  lines
    .filter((line) => line.stock_held === toFlag(true))
    .map((line) => ({ skuId: line.sku_id, qty: line.qty }));

type ReservingOrder = Pick<OrderRow, 'id' | 'promotion_id' | 'user_id' | 'credit_cents'>;

/**
 * Releases everything an order has reserved. Call it in the transaction that changes its state from one with
 * reservations, which ensures that this happens once. `restock`: its items are still here.
 */
export async function releaseReservations(
  trx: Transaction<Tables>,
  order: ReservingOrder,
  { credit, restock }: { credit: OrderCredit; restock: boolean },
): Promise<void> {
  await returnCredit(trx, credit, order);
  if (restock) await returnStock(trx, reservedIn(await listOrderLines(trx, order.id)));
  if (order.promotion_id !== null) await releasePromotionUse(trx, order.promotion_id);
}

/**
 * Reserves again what an order had reserved before it expired, all or nothing (A57). Returns what is no longer
 * available, null if it has everything.
 */
export async function reserveAgain(
  trx: Transaction<Tables>,
  order: ReservingOrder,
  credit: OrderCredit,
): Promise<UnavailableReservation | null> {
  const lines = await listOrderLines(trx, order.id);
  const wanted = reservedIn(lines);
  const short = await takeStock(trx, wanted);
  const isStocked = short.length === 0;
  if (!isStocked || !(await takeCreditAgain(trx, credit, order))) {
    await returnStock(
      trx,
      wanted.filter((line) => !short.includes(line.skuId)),
    );
    return isStocked ? 'credit' : 'stock';
  }
  // The discount was promised when the order was placed, so it does not matter whether the code is used up
  // since.
  if (order.promotion_id !== null) await countPromisedUse(trx, order.promotion_id);
  await markOrdered(trx, fileIdsOf(lines.flatMap(({ addons }) => fromJson<CanonicalAddon[]>(addons))));
  return null;
}
