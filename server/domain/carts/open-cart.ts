import type { Database } from '../../db/connection.ts';
import type { CartAccess } from '../../lib/viewer.ts';
import { insertGuestCart, ensureUserCart, findGuestCart, lockCart } from './cart-store.ts';
import type { CartRow } from './cart-store.ts';

/**
 * Returns the cart of this access, creating one if there is none; a transaction holds it locked until its
 * end.
 */
export async function openCart(db: Database, access: CartAccess, now: string): Promise<CartRow> {
  if (access.viewer.kind === 'user') {
    const own = await ensureUserCart(db, access.viewer.userId, now);
    await lockCart(db, own.id, now);
    return own;
  }
  const known = access.session ? await findGuestCart(db, access.session) : undefined;
  if (known && (await lockCart(db, known.id, now))) return known;
  return insertGuestCart(db, now);
}
