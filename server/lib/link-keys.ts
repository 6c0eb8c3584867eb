import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Viewer } from './viewer.ts';

const KEY_BYTES = 32;

/** Keys in mailed links that open something without a login, such as an invoice (A39). */
export class LinkKeys {
  readonly #signing: Uint8Array;

  /**
   * @param secret the shop's; changing it invalidates all mailed links
   * @param use what the links open; a key for one use opens nothing of another
   */
  constructor(secret: Uint8Array, use: string) {
    this.#signing = new Uint8Array(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  }

  /** Returns the key for this random id. */
  keyOf(publicId: string): string {
    return createHmac('sha256', this.#signing).update(publicId).digest('base64url');
  }

  /** Whether this may be opened: by its owner, an administrator, or anyone with its key (A39). */
  admits(
    { public_id, user_id }: { public_id: string; user_id: number | null },
    { key, viewer }: { key: string | null; viewer: Viewer },
  ): boolean {
    if (key !== null && this.#opens(public_id, key)) return true;
    return viewer.kind === 'user' && (viewer.isAdmin || viewer.userId === user_id);
  }

  /** Whether it is the key of this id, compared in constant time. */
  #opens(publicId: string, key: string): boolean {
    const right = Buffer.from(this.keyOf(publicId));
    const given = Buffer.from(key);
    return right.length === given.length && timingSafeEqual(right, given);
  }
}
