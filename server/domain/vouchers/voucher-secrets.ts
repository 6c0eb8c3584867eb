import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Environment } from '../../environment.ts';
import { loadOrCreateSecret } from '../../lib/stored-secret.ts';
import { LinkKeys } from '../../lib/link-keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The file of the secret in `DATA_DIR`. */
export const VOUCHER_SECRET_FILE = 'voucher-secret';

/** Returns the vouchers' secret: `VOUCHER_SECRET`, else the one in `DATA_DIR/voucher-secret`. */
export const readVoucherSecret = ({
  voucherSecret,
  dataDir,
}: Pick<Environment, 'voucherSecret' | 'dataDir'>): Promise<Uint8Array> =>
  loadOrCreateSecret({
    configured: voucherSecret,
    dataDir,
    name: VOUCHER_SECRET_FILE,
    damaged: 'restore it from a backup, or vouchers that were not mailed yet cannot be',
  });

/** Protects what a copy of the database must not reveal: a voucher's code and the key of its printed card. */
export class VoucherSecrets {
  readonly #sealing: Uint8Array;
  /** Keys of the printed cards. */
  readonly ticketKeys: LinkKeys;

  constructor(secret: Uint8Array) {
    this.#sealing = new Uint8Array(hkdfSync('sha256', secret, '', 'voucher codes', KEY_BYTES));
    this.ticketKeys = new LinkKeys(secret, 'ticket links');
  }

  /** Encrypts a code for the row with this id only. */
  seal(code: string, publicId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealing, nonce).setAAD(Buffer.from(publicId));
    const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts the code of a row; throws if it was sealed with another secret or for another row. */
  open(sealed: string, publicId: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.#sealing, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(publicId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const code = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([code, decipher.final()]).toString('utf8');
  }
}
