import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the links with which a mail opens an invoice without a login (A39). */
export class InvoiceKeys {
  readonly #secret: Buffer;

  /** @param secret the shop's; a new one makes all links that were mailed worthless */
  constructor(secret: Uint8Array) {
    this.#secret = createHmac('sha256', secret).update('invoice links').digest();
  }

  /** The key of the invoice of this order, by its random id. */
  keyOf(publicId: string): string {
    return createHmac('sha256', this.#secret).update(publicId).digest('base64url');
  }

  /** Whether it is the key of this very invoice; takes as long for a wrong one. */
  opens(publicId: string, key: string): boolean {
    const right = Buffer.from(this.keyOf(publicId));
    const given = Buffer.from(key);
    return right.length === given.length && timingSafeEqual(right, given);
  }
}
