import { fromJson, toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { moveFiles } from '../addon-files/addon-file-store.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { CartReader } from './cart-reader.ts';
import {
  listCartLines,
  claimGuestCart,
  deleteLine,
  ensureUserCart,
  findGuestCart,
  lockCart,
  moveLine,
  releaseGuestCart,
  setLineQty,
} from './cart-store.ts';
import type { CartLineRow } from './cart-store.ts';
import { MAX_LINES } from './line-placement.ts';
import { availableTo } from './priced-lines.ts';
import type { Availability } from './priced-lines.ts';
import { moveRemovedLines } from './removed-line-store.ts';
import { canPurchaseQty, mergedQty, qtyBySku, takenByOthers } from './purchase-limits.ts';

/**
 * Moves a guest's cart into the user's own: quantities of lines with the same identity are added, capped at
 * the stock, other lines are appended (CRT-09, A56). Lines that do not fit stay in the guest's cart until
 * there is room. Of concurrent calls, only the first finds the guest's cart (APS-06).
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
  const skuIds = (await listCartLines(database, guest.id)).map((line) => line.sku_id);
  const availability = await reader.availability(viewer, [...new Set(skuIds)]);
  await database.transaction().execute(async (trx) => {
    const claimed = await claimGuestCart(trx, session, toInstant(now));
    if (!claimed) return;
    const own = await ensureUserCart(trx, viewer.userId, toInstant(now));
    await lockCart(trx, own.id, toInstant(now));
    const staying = await moveLines(trx, claimed.id, own.id, availability);
    await moveRemovedLines(trx, claimed.id, own.id);
    await moveFiles(trx, claimed.id, own.id, staying.flatMap(filesOf));
    if (staying.length > 0) await releaseGuestCart(trx, claimed.id);
  });
}

const filesOf = ({ addons }: CartLineRow) => fileIdsOf(fromJson<CanonicalAddon[]>(addons));

/** Returns the lines that did not fit. */
async function moveLines(
  trx: Database,
  fromCart: number,
  toCart: number,
  availability: Availability,
): Promise<CartLineRow[]> {
  const own = await listCartLines(trx, toCart);
  const ownByIdentity = new Map(own.map((line) => [line.identity, line]));
  const quantities = qtyBySku(own);
  const staying: CartLineRow[] = [];
  let room = MAX_LINES - own.length;
  for (const line of await listCartLines(trx, fromCart)) {
    const same = ownByIdentity.get(line.identity);
    if (!same && room <= 0) {
      staying.push(line);
      continue;
    }
    const sku = availability.skus.get(line.sku_id);
    const others = takenByOthers(quantities, line.sku_id, same?.qty);
    const limit = sku ? canPurchaseQty(availableTo(availability, sku), others) : line.qty;
    const qty = mergedQty(same?.qty ?? 0, line.qty, limit);
    quantities.set(line.sku_id, others + qty);
    if (same) {
      await setLineQty(trx, same.id, qty);
      await deleteLine(trx, fromCart, line.id);
    } else {
      room -= 1;
      await moveLine(trx, line.id, toCart, qty);
    }
  }
  return staying;
}
