import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { moveFiles } from '../addon-files/addon-file-store.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import type { CartReader } from './cart-reader.ts';
import {
  cartLines,
  claimGuestCart,
  deleteLine,
  ensureUserCart,
  findGuestCart,
  lockCart,
  moveLine,
  setLineQty,
} from './cart-store.ts';
import { availableTo } from './priced-lines.ts';
import type { Availability } from './priced-lines.ts';
import { moveRemovedLines } from './removed-line-store.ts';
import { canPurchaseQty, mergedQty, takenByOthers } from './purchase-limits.ts';

/**
 * Moves a guest's cart into the user's own: quantities of equal lines are added up, capped at the stock;
 * other lines are appended (CRT-09, A56). Only the first of several calls finds the guest's cart (APS-06).
 */
export async function mergeGuestCart(
  database: Database,
  reader: CartReader,
  viewer: UserViewer,
  session: string,
  now: Date,
): Promise<void> {
  const guest = await findGuestCart(database, session);
  if (!guest) return;
  const skuIds = (await cartLines(database, guest.id)).map((line) => line.sku_id);
  const availability = await reader.availability(viewer, [...new Set(skuIds)]);
  await database.transaction().execute(async (trx) => {
    const claimed = await claimGuestCart(trx, session, toInstant(now));
    if (!claimed) return;
    const own = await ensureUserCart(trx, viewer.userId, toInstant(now));
    await lockCart(trx, own.id, toInstant(now));
    await moveLines(trx, claimed.id, own.id, availability);
    await moveRemovedLines(trx, claimed.id, own.id);
    await moveFiles(trx, claimed.id, own.id);
  });
}

async function moveLines(
  trx: Database,
  fromCart: number,
  toCart: number,
  availability: Availability,
): Promise<void> {
  const present = (await cartLines(trx, toCart)).map((line) => ({ ...line, skuId: line.sku_id }));
  for (const line of await cartLines(trx, fromCart)) {
    const same = present.find((own) => own.identity === line.identity);
    const sku = availability.skus.get(line.sku_id);
    const others = takenByOthers(present, line.sku_id, same?.id ?? null);
    const limit = sku ? canPurchaseQty(availableTo(availability, sku), others) : line.qty;
    const qty = mergedQty(same?.qty ?? 0, line.qty, limit);
    if (same) {
      same.qty = qty;
      await setLineQty(trx, same.id, qty);
      await deleteLine(trx, fromCart, line.id);
    } else {
      present.push({ ...line, qty, skuId: line.sku_id });
      await moveLine(trx, line.id, toCart, qty);
    }
  }
}
