import { fromJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { CartFiles } from '../addon-files/addon-file-manager.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { listCartLines } from './cart-store.ts';
import { openCart } from './open-cart.ts';
import { listRemovedLines } from './removed-line-store.ts';

/** Implements what the files need from the carts. */
export const cartFiles = (database: Database): CartFiles => ({
  open: (access, now) => openCart(database, access, now),
  async addonsIn(cartId) {
    const lines = [...(await listCartLines(database, cartId)), ...(await listRemovedLines(database, cartId))];
    return lines.flatMap((line) => fromJson<CanonicalAddon[]>(line.addons));
  },
});
