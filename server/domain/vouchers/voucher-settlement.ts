import type { Transaction } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { VoucherRow, VoucherStatus } from '../../db/tables/voucher-tables.ts';
import type { Locale, PaymentOutcome } from '../../generated/contract-rules.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import type { PaymentSubject, SettlementSteps } from '../../payments/payment-subject.ts';
import { hashOf } from '../accounts/one-way-hash.ts';
import { voucherAlertMail } from '../mails/voucher-mails.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import { workshopDay } from '../../../src/rules/workshop-time.ts';
import { newVoucherCode } from './voucher-code.ts';
import type { VoucherDeliveries } from './voucher-deliveries.ts';
import { lastDayOf } from './voucher-rules.ts';
import type { VoucherSecrets } from './voucher-secrets.ts';
import { changeVoucher, findVoucher, listOverdueVoucherIds } from './voucher-store.ts';

export const VOUCHER_PURPOSE = 'voucher';

/** A late payment is still accepted, as an unpaid voucher reserves nothing. */
const PAYABLE: VoucherStatus[] = ['awaitingPayment', 'expired'];

export interface VoucherSettlementInput {
  database: Database;
  clock: () => Date;
  payments: PaymentManager;
  settings: { business(): Promise<BusinessSettings> };
  secrets: VoucherSecrets;
  deliveries: VoucherDeliveries;
  mailer: {
    queue(handle: Database, mail: Mail): Promise<void>;
    identity(): Promise<ShopIdentity>;
  };
}

/** Settles a voucher when its payment is decided: creates its code and mails it (VCH-16). */
export class VoucherSettlement implements PaymentSubject {
  readonly #input: VoucherSettlementInput;

  constructor(input: VoucherSettlementInput) {
    this.#input = input;
    input.payments.serve(VOUCHER_PURPOSE, this);
  }

  async localeOf(voucherId: number): Promise<Locale> {
    return (await this.#voucher(this.#input.database, voucherId)).locale;
  }

  async prepare(voucherId: number): Promise<SettlementSteps> {
    const { mailer, settings } = this.#input;
    const shop = await mailer.identity();
    const { voucher_valid_years: years } = await settings.business();
    return {
      lock: async () => {},
      settle: (trx, outcome) => this.#settle(trx, voucherId, outcome, { shop, years }),
      alert: (trx) => this.#alert(trx, voucherId, shop),
    };
  }

  async expireIfDue(voucherId: number): Promise<void> {
    const { database, payments } = this.#input;
    const voucher = await findVoucher(database, voucherId);
    if (voucher?.status !== 'awaitingPayment' || voucher.pay_by > this.#now()) return;
    await database.transaction().execute(async (trx) => {
      if (await payments.close(trx, VOUCHER_PURPOSE, voucherId, 'expired'))
        await changeVoucher(trx, voucherId, ['awaitingPayment'], { status: 'expired' });
    });
  }

  overdue(): Promise<number[]> {
    return listOverdueVoucherIds(this.#input.database, this.#now());
  }

  async #settle(
    trx: Transaction<Tables>,
    voucherId: number,
    outcome: PaymentOutcome,
    { shop, years }: { shop: ShopIdentity; years: number },
  ): Promise<void> {
    if (outcome !== 'paid') {
      await changeVoucher(trx, voucherId, ['awaitingPayment'], { status: outcome });
      return;
    }
    const { deliveries, secrets, clock } = this.#input;
    const { public_id, deliver_on, email } = await this.#voucher(trx, voucherId);
    // Erased with its buyer's account, so there is no one to send a code to.
    if (email === '') return this.#alert(trx, voucherId, shop);
    const code = newVoucherCode();
    const paid = await changeVoucher(trx, voucherId, PAYABLE, {
      status: 'paid',
      code_hash: hashOf(code),
      sealed_code: secrets.seal(code, public_id),
      expires_on: lastDayOf(workshopDay(clock()), deliver_on, years),
      paid_at: this.#now(),
    });
    if (paid) await deliveries.afterPayment(trx, await this.#voucher(trx, voucherId), shop);
  }

  async #alert(trx: Database, voucherId: number, shop: ShopIdentity): Promise<void> {
    await this.#input.mailer.queue(trx, voucherAlertMail(await this.#voucher(trx, voucherId), shop));
  }

  async #voucher(db: Database, id: number): Promise<VoucherRow> {
    const voucher = await findVoucher(db, id);
    if (!voucher) throw new Error(`voucher ${id} is gone`);
    return voucher;
  }

  #now(): string {
    return toInstant(this.#input.clock());
  }
}
