import type { Transaction } from 'kysely';
import { toFlag, toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { ImageLookup } from '../../images/image-lookup.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import type { PaymentSubject, SettlementSteps } from '../../payments/payment-subject.ts';
import type { CreditManager } from '../accounts/credit-manager.ts';
import { lockUser } from '../accounts/user-store.ts';
import { findUserCart, lockCart } from '../carts/cart-store.ts';
import { removeOrderedLines } from '../carts/ordered-lines.ts';
import type { LinkKeys } from '../../lib/link-keys.ts';
import { picturesOfSkus } from '../products/sku-picture-store.ts';
import { returnStock, takeStock } from '../products/stock-store.ts';
import { countPromisedUse, giveUseBack } from '../promotions/promotion-store.ts';
import type { PaymentOutcome } from '../../generated/contract-rules.ts';
import { alertMail, confirmationMail, lateMail, shopOrderMail } from '../mails/order-mails.ts';
import type { MailedOrder, WhatIsGone } from '../mails/order-mails.ts';
import { returnCredit, takeCreditAgain } from './order-credit.ts';
import { changeOrderStatus, findOrder, orderLines, overdueOrderIds, paidOrders } from './order-store.ts';
import type { OrderLineRow, OrderRow } from './order-store.ts';

export const ORDER_PURPOSE = 'order';

/** Shown half as wide, for screens of two pixels a point. */
const MAIL_PICTURE = { aspect: '4x3', width: 150 };

/** How many waiting orders the shop's mail lists. */
const WAITING_LISTED = 20;

export interface SettlementInput {
  database: Database;
  clock: () => Date;
  payments: PaymentManager;
  publicUrl: string;
  images: Pick<ImageLookup, 'record'>;
  credit: Pick<CreditManager, 'spend' | 'giveBack'>;
  invoiceKeys: LinkKeys;
  mailer: {
    queue(handle: Database, mail: Mail): Promise<void>;
    identity(): Promise<ShopIdentity>;
  };
}

/**
 * What becomes of an order when its payment is decided, or when nobody pays. Every transaction takes its rows
 * in one order (user, cart, payment, order, stock, promotion), so that none waits for another crosswise.
 */
export class OrderSettlement implements PaymentSubject {
  readonly #input: SettlementInput;

  constructor(input: SettlementInput) {
    this.#input = input;
    input.payments.serve(ORDER_PURPOSE, this);
  }

  async prepare(orderId: number): Promise<SettlementSteps> {
    const shop = await this.#input.mailer.identity();
    const { user_id, credit_cents } = await this.#order(this.#input.database, orderId);
    return {
      lock: async (trx) => {
        if (credit_cents > 0) await lockUser(trx, user_id);
        const cart = await findUserCart(trx, user_id);
        if (cart) await lockCart(trx, cart.id, this.#now());
      },
      settle: (trx, outcome) => this.#settle(trx, orderId, outcome, shop),
      alert: async (trx) => {
        const mailed = await this.#mailed(trx, orderId, shop);
        await this.#input.mailer.queue(trx, alertMail(mailed, 'contradiction'));
      },
    };
  }

  /** Marks an unpaid order as paid and does all that follows, in the caller's transaction (CHK-11, CHK-14). */
  async markPaid(trx: Transaction<Tables>, orderId: number, shop: ShopIdentity): Promise<void> {
    if (!(await changeOrderStatus(trx, orderId, 'paid', this.#now()))) return;
    const mailed = await this.#mailed(trx, orderId, shop);
    await removeOrderedLines(trx, mailed.order.user_id, mailed.lines);
    const waiting = await paidOrders(trx, WAITING_LISTED);
    await this.#tell(trx, confirmationMail(mailed));
    await this.#input.mailer.queue(trx, shopOrderMail(mailed, waiting));
  }

  /** Gives an order up whose 30 minutes are over and frees its stock (A57). */
  async expireIfDue(orderId: number): Promise<void> {
    const order = await findOrder(this.#input.database, orderId);
    if (order?.status === 'awaitingPayment' && order.expires_at <= this.#now())
      await this.release(orderId, 'expired');
  }

  overdue(): Promise<number[]> {
    return overdueOrderIds(this.#input.database, this.#now());
  }

  /** Frees what an unpaid order holds; nothing happens when its payment is decided meanwhile. */
  async release(orderId: number, status: 'expired' | 'cancelled'): Promise<void> {
    await this.#input.database.transaction().execute(async (trx) => {
      if (await this.#input.payments.close(trx, ORDER_PURPOSE, orderId, status))
        await this.#end(trx, orderId, status);
    });
  }

  async #settle(
    trx: Transaction<Tables>,
    orderId: number,
    outcome: PaymentOutcome,
    shop: ShopIdentity,
  ): Promise<void> {
    if (outcome !== 'paid') return this.#end(trx, orderId, outcome);
    const order = await this.#order(trx, orderId);
    const gone = order.status === 'expired' ? await this.#holdAgain(trx, order) : null;
    if (gone === null) return this.markPaid(trx, orderId, shop);
    const mailed = await this.#mailed(trx, orderId, shop);
    await this.#input.mailer.queue(trx, alertMail(mailed, gone));
    await this.#tell(trx, lateMail(mailed, gone));
  }

  async #end(
    trx: Transaction<Tables>,
    orderId: number,
    status: 'failed' | 'cancelled' | 'expired',
  ): Promise<void> {
    if (!(await changeOrderStatus(trx, orderId, status, this.#now()))) return;
    const order = await this.#order(trx, orderId);
    await returnCredit(trx, this.#input.credit, order);
    await returnStock(trx, held(await orderLines(trx, orderId)));
    if (order.promotion_id !== null) await giveUseBack(trx, order.promotion_id);
  }

  /** A late payment: takes stock and credit once more, all of it or nothing. What is gone by now, or null. */
  async #holdAgain(trx: Transaction<Tables>, order: OrderRow): Promise<WhatIsGone | null> {
    const wanted = held(await orderLines(trx, order.id));
    const short = await takeStock(trx, wanted);
    const isStocked = short.length === 0;
    if (!isStocked || !(await takeCreditAgain(trx, this.#input.credit, order))) {
      await returnStock(
        trx,
        wanted.filter((line) => !short.includes(line.skuId)),
      );
      return isStocked ? 'credit' : 'stock';
    }
    // The discount was promised when the order was made, so a code that is used up since does not matter.
    if (order.promotion_id !== null) await countPromisedUse(trx, order.promotion_id);
    return null;
  }

  /** Nobody is told once the account is deleted and the order erased: a payment that is that late is the owner's affair. */
  async #tell(trx: Database, mail: Mail): Promise<void> {
    if (mail.to !== '') await this.#input.mailer.queue(trx, mail);
  }

  async #mailed(trx: Database, orderId: number, shop: ShopIdentity): Promise<MailedOrder> {
    const order = await this.#order(trx, orderId);
    const lines = await orderLines(trx, orderId);
    return {
      order,
      lines,
      shop,
      publicUrl: this.#input.publicUrl,
      pictures: await this.#pictures(trx, lines),
      invoiceKey: this.#input.invoiceKeys.keyOf(order.public_id),
    };
  }

  async #pictures(trx: Database, lines: OrderLineRow[]): Promise<Map<number, string>> {
    const { images, publicUrl } = this.#input;
    const hashes = await picturesOfSkus(
      trx,
      lines.map(({ sku_id }) => sku_id),
    );
    const urlOf = (hash: string) => new URL(images.record(hash, MAIL_PICTURE).url, publicUrl).href;
    return new Map([...hashes].map(([skuId, hash]) => [skuId, urlOf(hash)]));
  }

  async #order(db: Database, orderId: number): Promise<OrderRow> {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    return order;
  }

  #now(): string {
    return toInstant(this.#input.clock());
  }
}

const held = (lines: OrderLineRow[]) =>
  lines
    .filter((line) => line.stock_held === toFlag(true))
    .map((line) => ({ skuId: line.sku_id, qty: line.qty }));
