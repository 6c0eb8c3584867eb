import type { Database } from '../../db/connection.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { isPublicId } from '../../lib/public-id.ts';
import type { VoucherSecrets } from './voucher-secrets.ts';
import { findVoucherByPublicId } from './voucher-store.ts';
import type { VoucherRow } from '../../db/tables/voucher-tables.ts';

/** A voucher as printed, with its code. */
export interface VoucherTicketNode {
  voucher: VoucherRow;
  code: string;
  /** The URL in the QR code; the voucher code is in the fragment, which is not sent to servers. */
  redeemUrl: string;
}

/** The printed cards of paid vouchers, for viewers who may see the code (A39). */
export class VoucherTickets {
  readonly #database: Database;
  readonly #secrets: VoucherSecrets;

  constructor(input: { database: Database; secrets: VoucherSecrets }) {
    this.#database = input.database;
    this.#secrets = input.secrets;
  }

  /**
   * Whether a paid voucher with this random id exists, without saying whether the viewer may see its card.
   */
  async exists(publicId: string): Promise<boolean> {
    if (!isPublicId(publicId)) return false;
    const voucher = await findVoucherByPublicId(this.#database, publicId);
    return voucher !== undefined && voucher.sealed_code !== null;
  }

  /**
   * Returns a card. Refusal: 404 VOUCHER_NOT_FOUND, the same for a voucher that does not exist, is unpaid, or
   * belongs to someone else.
   */
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
