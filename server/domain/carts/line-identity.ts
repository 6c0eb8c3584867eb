import { createHash } from 'node:crypto';
import { addonIdentity } from '../products/addon-rules.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';

/**
 * Two additions are one cart line exactly when their identities are equal: same SKU, same add-on values (A56).
 * A digest, because engravings may be longer than an index entry.
 */
export function lineIdentity(skuId: number, addons: CanonicalAddon[]): string {
  return createHash('sha256')
    .update(`${skuId}\n${addonIdentity(addons)}`)
    .digest('base64url');
}
