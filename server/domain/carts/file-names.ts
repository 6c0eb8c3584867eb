import type { Database } from '../../db/connection.ts';
import { invalid, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { readFileNames } from '../addon-files/addon-file-store.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import type { CartAccess } from '../../lib/viewer.ts';
import { findGuestCart, findUserCart } from './cart-store.ts';

/**
 * Adds the names of files to add-ons. The files must be in the cart of this access: a user's own cart, or for
 * a guest the guest's cart. Refusal: 422 ADDONS_REFUSED with ADDON_FILE_LOST.
 */
export async function nameFiles(
  database: Database,
  access: CartAccess,
  addons: CanonicalAddon[],
): Promise<Outcome<CanonicalAddon[]>> {
  const ids = fileIdsOf(addons);
  if (ids.length === 0) return success(addons);
  const cart =
    access.viewer.kind === 'user'
      ? await findUserCart(database, access.viewer.userId)
      : access.session
        ? await findGuestCart(database, access.session)
        : undefined;
  const names = cart ? await readFileNames(database, cart.id, ids) : new Map<string, string>();
  const missing = addons.filter((addon) => addon.isFile && addon.values.some((id) => !names.has(id)));
  if (missing.length > 0) {
    const fields = Object.fromEntries(
      missing.map((addon) => [`addons.${addon.id}`, refusalText('ADDON_FILE_LOST')]),
    );
    return invalid(refusalText('ADDONS_REFUSED'), fields);
  }
  return success(
    addons.map((addon) =>
      addon.isFile ? { ...addon, labels: addon.values.map((id) => names.get(id) ?? id) } : addon,
    ),
  );
}
