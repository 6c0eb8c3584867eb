import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { ImageLookup } from '../../images/image-lookup.ts';
import { tryAll } from '../../lib/try-all.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import { voucherMail, voucherReceiptMail } from '../mails/voucher-mails.ts';
import type { MailedVoucher } from '../mails/voucher-mails.ts';
import { workshopDay } from '../../../src/rules/workshop-time.ts';
import type { VoucherSecrets } from './voucher-secrets.ts';
import { claimDelivery, findVoucher, listUndeliveredVoucherIds } from './voucher-store.ts';
import type { VoucherRow } from '../../db/tables/voucher-tables.ts';

/** As wide as a mail can show it; pages use the same size. */
const MAIL_PICTURE = { aspect: '16x9', width: 400 };

export interface VoucherDeliveriesInput {
  database: Database;
  clock: () => Date;
  publicUrl: string;
  images: Pick<ImageLookup, 'record'>;
  secrets: VoucherSecrets;
  mailer: {
    queue(handle: Database, mail: Mail): Promise<void>;
    identity(): Promise<ShopIdentity>;
    dispatch(): Promise<void>;
  };
}

/** Delivers paid vouchers: each code goes out in one mail, once, on its day (VCH-16). */
export class VoucherDeliveries {
  readonly #input: VoucherDeliveriesInput;

  constructor(input: VoucherDeliveriesInput) {
    this.#input = input;
  }

  /** Mails the buyer, and the recipient if the day has come, in the transaction that settles the payment. */
  async afterPayment(trx: Database, voucher: VoucherRow, shop: ShopIdentity): Promise<void> {
    if (voucher.recipient_email !== null)
      await this.#input.mailer.queue(trx, voucherReceiptMail(this.#mailed(voucher, shop)));
    if (voucher.deliver_on === null || voucher.deliver_on <= this.#today())
      await this.#deliver(trx, voucher, shop);
  }

  /** Mails the vouchers whose day has come. May run in several processes at once. */
  async sweep(): Promise<void> {
    const { database, mailer } = this.#input;
    const ids = await listUndeliveredVoucherIds(database, this.#today());
    if (ids.length === 0) return;
    const shop = await mailer.identity();
    const deliver = (id: number) => () =>
      database.transaction().execute(async (trx) => {
        const voucher = await findVoucher(trx, id);
        if (voucher) await this.#deliver(trx, voucher, shop);
      });
    await tryAll([...ids.map(deliver), () => mailer.dispatch()], 'not all vouchers could be mailed');
  }

  async #deliver(trx: Database, voucher: VoucherRow, shop: ShopIdentity): Promise<void> {
    const { mailer, clock } = this.#input;
    if (await claimDelivery(trx, voucher.id, toInstant(clock())))
      await mailer.queue(trx, voucherMail(this.#mailed(voucher, shop)));
  }

  #mailed(voucher: VoucherRow, shop: ShopIdentity): MailedVoucher {
    const { secrets, publicUrl, images } = this.#input;
    const { public_id, sealed_code, image_hash } = voucher;
    if (sealed_code === null) throw new Error(`voucher ${voucher.id} has no code`);
    const key = secrets.ticketKeys.keyOf(public_id);
    const picture = image_hash === null ? null : images.record(image_hash, MAIL_PICTURE).url;
    return {
      voucher,
      shop,
      code: secrets.open(sealed_code, public_id),
      picture: picture === null ? null : new URL(picture, publicUrl).href,
      ticketUrl: `${publicUrl}/print-tickets/${public_id}?key=${key}`,
    };
  }

  #today(): string {
    return workshopDay(this.#input.clock());
  }
}
