import { createHash } from 'node:crypto';
import { addonIdentity } from '../products/addon-rules.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';

/**
 * Returns the identity of a cart line: two additions are one line exactly when their identities are equal,
 * that is, same SKU and same add-on values (A56). A digest, as engravings may be longer than an index entry.
 */
export function lineIdentity(skuId: number, addons: CanonicalAddon[]): string {
  return createHash('sha256')
    .update(`${skuId}\n${addonIdentity(addons)}`)
    .digest('base64url');
}
