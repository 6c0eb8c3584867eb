import type { Database } from '../../db/connection.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { isPublicId } from '../../lib/public-id.ts';
import type { VoucherSecrets } from './voucher-secrets.ts';
import { findVoucherByPublicId } from './voucher-store.ts';
import type { VoucherRow } from '../../db/tables/voucher-tables.ts';

/** A voucher as it is printed: with its code. */
export interface VoucherTicketNode {
  voucher: VoucherRow;
  code: string;
  /** Where a telephone that reads the QR code goes: the code stands in the fragment, which no server hears of. */
  redeemUrl: string;
}

/** The cards of paid vouchers, for those who may see the code (A39). */
export class VoucherTickets {
  readonly #database: Database;
  readonly #secrets: VoucherSecrets;

  constructor(input: { database: Database; secrets: VoucherSecrets }) {
    this.#database = input.database;
    this.#secrets = input.secrets;
  }

  /** Whether there is a paid voucher of this random id; whom its card is shown to is not said. */
  async isThere(publicId: string): Promise<boolean> {
    if (!isPublicId(publicId)) return false;
    const voucher = await findVoucherByPublicId(this.#database, publicId);
    return voucher !== undefined && voucher.sealed_code !== null;
  }

  /** Refusal: 404 VOUCHER_NOT_FOUND, for what is not there, not paid and not theirs alike. */
  async open(publicId: string, key: string | null, viewer: Viewer): Promise<Outcome<VoucherTicketNode>> {
    const voucher = await findVoucherByPublicId(this.#database, publicId);
    const code =
      voucher && this.#secrets.ticketKeys.admits(voucher, { key, viewer }) ? voucher.sealed_code : null;
    if (!voucher || code === null) return notFound('VOUCHER_NOT_FOUND');
    const opened = this.#secrets.open(code, voucher.public_id);
    const redeemUrl = new URL(voucher.page_url);
    redeemUrl.hash = new URLSearchParams({ redeem: opened }).toString();
    return success({ voucher, code: opened, redeemUrl: redeemUrl.href });
  }
}
