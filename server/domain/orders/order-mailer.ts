import type { Database } from '../../db/connection.ts';
import type { ImageLookup } from '../../images/image-lookup.ts';
import type { LinkKeys } from '../../lib/link-keys.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import type { MailedOrder, MailedShop } from '../mails/order-mails.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { readSkuPictures } from '../products/sku-picture-store.ts';
import { findOrder, listOrderLines } from './order-store.ts';
import type { OrderLineRow } from '../../db/tables/order-tables.ts';

/** Shown at half this width (px), for high-density screens. */
const MAIL_PICTURE = { aspect: '4x3', width: 150 };

export interface OrderMailerInput {
  publicUrl: string;
  images: Pick<ImageLookup, 'record'>;
  invoiceKeys: LinkKeys;
  settings: Pick<SettingsManager, 'business'>;
  mailer: {
    queue(handle: Database, mail: Mail): Promise<void>;
    identity(): Promise<ShopIdentity>;
  };
}

/** Queues mails about orders in the transaction they report. */
export class OrderMailer {
  readonly #input: OrderMailerInput;

  constructor(input: OrderMailerInput) {
    this.#input = input;
  }

  /** Returns the sender and the making times. Call it before the transaction, which must not wait for it. */
  async shop(): Promise<MailedShop> {
    const { mailer, settings } = this.#input;
    const { min_making_days: min, max_making_days: max } = await settings.business();
    return { ...(await mailer.identity()), making: { min, max } };
  }

  /** Returns an order with the data its mails need. */
  async read(trx: Database, orderId: number, shop: MailedShop): Promise<MailedOrder> {
    const order = await findOrder(trx, orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    const lines = await listOrderLines(trx, orderId);
    return {
      order,
      lines,
      shop,
      publicUrl: this.#input.publicUrl,
      pictures: await this.#pictures(trx, lines),
      invoiceKey: this.#input.invoiceKeys.keyOf(order.public_id),
    };
  }

  /**
   * Queues a mail, unless the account was deleted and the order erased; the owner handles what arrives that
   * late.
   */
  async send(trx: Database, mail: Mail): Promise<void> {
    if (mail.to !== '') await this.#input.mailer.queue(trx, mail);
  }

  async #pictures(trx: Database, lines: OrderLineRow[]): Promise<Map<number, string>> {
    const { images, publicUrl } = this.#input;
    const hashes = await readSkuPictures(
      trx,
      lines.map(({ sku_id }) => sku_id),
    );
    const urlOf = (hash: string) => new URL(images.record(hash, MAIL_PICTURE).url, publicUrl).href;
    return new Map([...hashes].map(([skuId, hash]) => [skuId, urlOf(hash)]));
  }
}
