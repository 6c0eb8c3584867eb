import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalidAt, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { CreditManager } from '../accounts/credit-manager.ts';
import { hashOf } from '../accounts/one-way-hash.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import { lockUser } from '../accounts/user-store.ts';
import { workshopDay } from '../../../src/rules/workshop-time.ts';
import { readVoucherCode } from './voucher-code.ts';
import { claimRedemption, findVoucherByCode, listVouchersRedeemedBy } from './voucher-store.ts';
import type { VoucherRow } from '../../db/tables/voucher-tables.ts';

/** A voucher as returned by its manager. */
export type VoucherNode = VoucherRow;

/** Maximum number of redeemed vouchers listed in a profile. */
const LISTED = 50;

/** Redeems codes for credit, each once (A19, VCH-12, VCH-13). */
export class VoucherRedemptions {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #credit: CreditManager;

  constructor(input: { database: Database; clock: () => Date; credit: CreditManager }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#credit = input.credit;
  }

  /**
   * Redeems a code and returns its voucher. Refusals: 401 LOGIN_REQUIRED, 409 VOUCHER_USED if it is already
   * booked, 422 VOUCHER_UNKNOWN, VOUCHER_USED, VOUCHER_OVER, and VOUCHER_IN_YOUR_CREDIT to who has redeemed
   * it, as the first response may have been lost.
   */
  async redeem({ userId }: UserViewer, typed: string): Promise<Outcome<VoucherRow>> {
    const code = readVoucherCode(typed);
    if (code === null) return unknown;
    const hash = hashOf(code);
    const now = this.#clock();
    const claim = { userId, now: toInstant(now), day: workshopDay(now) };
    const redeemed = await transactionOutcome(() =>
      this.#database.transaction().execute(async (trx) => {
        // Otherwise a code redeemed while its account is being deleted would be lost.
        if (!(await lockUser(trx, userId))) rollBack({ status: 401, ...refusalText('LOGIN_REQUIRED') });
        const voucher = await claimRedemption(trx, hash, claim);
        if (!voucher) return undefined;
        const { amount_cents: amountCents, public_id: reference } = voucher;
        const isBooked = await this.#credit.add(trx, { userId, amountCents, kind: 'voucher', reference });
        return isBooked ? voucher : rollBack({ status: 409, ...refusalText('VOUCHER_USED') });
      }),
    );
    if (!redeemed.ok) return redeemed;
    return redeemed.value ? success(redeemed.value) : this.#refusal(hash, userId);
  }

  /** Returns the vouchers a user has redeemed, newest first. */
  redeemedBy(userId: number): Promise<VoucherRow[]> {
    return listVouchersRedeemedBy(this.#database, userId, LISTED);
  }

  async #refusal(hash: string, userId: number): Promise<Outcome<never>> {
    const voucher = await findVoucherByCode(this.#database, hash);
    if (!voucher) return unknown;
    if (voucher.redeemed_by === userId) return invalidAt('code', refusalText('VOUCHER_IN_YOUR_CREDIT'));
    if (voucher.redeemed_at !== null) return invalidAt('code', refusalText('VOUCHER_USED'));
    return invalidAt('code', refusalText('VOUCHER_OVER'));
  }
}

const unknown = invalidAt('code', refusalText('VOUCHER_UNKNOWN'));
