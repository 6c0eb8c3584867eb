import type { Database } from '../../db/connection.ts';
import { listCartLines, deleteLine, findUserCart, setLineQty } from './cart-store.ts';

/**
 * Removes exactly what was ordered from the user's cart; what was added in the meantime stays. Call it in the
 * transaction that locks the cart.
 */
export async function removeOrderedLines(
  trx: Database,
  userId: number,
  ordered: { identity: string; qty: number }[],
): Promise<void> {
  const cart = await findUserCart(trx, userId);
  if (!cart) return;
  const lines = await listCartLines(trx, cart.id);
  for (const { identity, qty } of ordered) {
    const line = lines.find((candidate) => candidate.identity === identity);
    if (!line) continue;
    if (line.qty > qty) await setLineQty(trx, line.id, line.qty - qty);
    else await deleteLine(trx, cart.id, line.id);
  }
}
