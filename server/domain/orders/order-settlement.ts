import type { Transaction } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import { PAGE_OPEN_MS } from '../../payments/payment-gateway.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import type { PaymentAlert, PaymentSubject, SettlementSteps } from '../../payments/payment-subject.ts';
import { lockUser } from '../accounts/user-store.ts';
import { findUserCart, lockCart } from '../carts/cart-store.ts';
import { removeOrderedLines } from '../carts/ordered-lines.ts';
import type { Locale, PaymentOutcome } from '../../generated/contract-rules.ts';
import { alertMail, paidAfterExpiryMail } from '../mails/order-alert-mails.ts';
import type { UnavailableReservation } from '../mails/order-alert-mails.ts';
import { confirmationMail, shopOrderMail } from '../mails/order-mails.ts';
import type { MailedShop } from '../mails/order-mails.ts';
import { cancelledMail } from '../mails/order-news-mails.ts';
import type { OrderCredit } from './order-credit.ts';
import { releaseReservations, reserveAgain } from './order-reservations.ts';
import type { OrderMailer } from './order-mailer.ts';
import {
  changeOrderStatus,
  findOrder,
  listLapsedOrderIds,
  listOverdueOrderIds,
  listPaidOrders,
} from './order-store.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

export const ORDER_PURPOSE = 'order';

/** Maximum number of waiting orders listed in the shop's mail. */
const WAITING_LISTED = 20;

export interface SettlementInput {
  database: Database;
  clock: () => Date;
  payments: PaymentManager;
  mails: OrderMailer;
  credit: OrderCredit;
}

/**
 * Settles an order when its payment is decided, or expires it when none arrives. Every transaction locks its
 * rows in the same order (user, cart, payment, order, stock, promotion) to avoid deadlocks.
 */
export class OrderSettlement implements PaymentSubject {
  readonly #input: SettlementInput;

  constructor(input: SettlementInput) {
    this.#input = input;
    input.payments.serve(ORDER_PURPOSE, this);
  }

  async localeOf(orderId: number): Promise<Locale> {
    return (await this.#order(this.#input.database, orderId)).locale;
  }

  async prepare(orderId: number): Promise<SettlementSteps> {
    const shop = await this.#input.mails.shop();
    const order = await this.#order(this.#input.database, orderId);
    return {
      lock: (trx) => this.lockBuyer(trx, order),
      settle: (trx, outcome) => this.#settle(trx, orderId, outcome, shop),
      alert: (trx, reason) => this.#alert(trx, { orderId, shop, reason }),
    };
  }

  /** Locks what precedes an order's own row: its buyer if credit is touched, and the buyer's cart. */
  async lockBuyer(
    trx: Transaction<Tables>,
    { user_id, credit_cents }: Pick<OrderRow, 'user_id' | 'credit_cents'>,
  ): Promise<void> {
    if (credit_cents > 0) await lockUser(trx, user_id);
    const cart = await findUserCart(trx, user_id);
    if (cart) await lockCart(trx, cart.id, this.#now());
  }

  /**
   * Marks an unpaid order as paid and does all that follows, in a transaction that has called `lockBuyer`, or
   * locks them itself (CHK-11, CHK-14).
   */
  async markPaid(trx: Transaction<Tables>, orderId: number, shop: MailedShop): Promise<void> {
    if (!(await changeOrderStatus(trx, orderId, 'paid', this.#now()))) return;
    const { mails } = this.#input;
    const mailed = await mails.read(trx, orderId, shop);
    await removeOrderedLines(trx, mailed.order.user_id, mailed.lines);
    const waiting = await listPaidOrders(trx, WAITING_LISTED);
    await mails.send(trx, confirmationMail(mailed));
    await mails.send(trx, shopOrderMail(mailed, waiting));
  }

  /** Expires an order whose time to pay is over and releases its stock (A57). */
  async expireIfDue(orderId: number): Promise<void> {
    const order = await findOrder(this.#input.database, orderId);
    if (order?.status === 'awaitingPayment' && order.expires_at <= this.#now())
      await this.release(orderId, 'expired');
  }

  overdue(): Promise<number[]> {
    return listOverdueOrderIds(this.#input.database, this.#now());
  }

  /**
   * Releases what an unpaid order has reserved; false, changing nothing, if its payment has been decided in the
   * meantime.
   */
  async release(orderId: number, status: 'expired' | 'cancelled'): Promise<boolean> {
    return this.#input.database.transaction().execute((trx) => this.#release(trx, orderId, status));
  }

  /**
   * Closes the payment pages of this user's expired orders, which stay open longer than the orders are held.
   * Returns null when none of them can be paid any more; otherwise the id of one being paid, after asking the
   * gateway about it.
   */
  async withdrawLapsed(userId: number): Promise<number | null> {
    const { database, payments, clock } = this.#input;
    const since = toInstant(new Date(clock().getTime() - PAGE_OPEN_MS));
    for (const id of await listLapsedOrderIds(database, userId, since)) {
      if (await payments.withdraw(ORDER_PURPOSE, id)) continue;
      await payments.fetchUpdates(ORDER_PURPOSE, id);
      return id;
    }
    return null;
  }

  /**
   * Cancels an unpaid order for the shop and notifies the buyer; false if its payment has been decided in the
   * meantime.
   */
  async cancel(orderId: number): Promise<boolean> {
    const { database, mails } = this.#input;
    const shop = await mails.shop();
    return database.transaction().execute(async (trx) => {
      if (!(await this.#release(trx, orderId, 'cancelled'))) return false;
      await mails.send(trx, cancelledMail(await mails.read(trx, orderId, shop)));
      return true;
    });
  }

  async #release(trx: Transaction<Tables>, orderId: number, status: 'expired' | 'cancelled') {
    const isOpen = await this.#input.payments.close(trx, ORDER_PURPOSE, orderId, status);
    return isOpen && this.#end(trx, orderId, status);
  }

  async #settle(
    trx: Transaction<Tables>,
    orderId: number,
    outcome: PaymentOutcome,
    shop: MailedShop,
  ): Promise<void> {
    if (outcome !== 'paid') return void (await this.#end(trx, orderId, outcome));
    const order = await this.#order(trx, orderId);
    // The delivery address and the buyer's contact are gone.
    if (order.erased_at !== null) return this.#alert(trx, { orderId, shop, reason: 'contradiction' });
    const gone = order.status === 'expired' ? await reserveAgain(trx, order, this.#input.credit) : null;
    if (gone === null) return this.markPaid(trx, orderId, shop);
    await changeOrderStatus(trx, orderId, 'onHold', this.#now());
    await this.#alert(trx, { orderId, shop, reason: gone });
    await this.#input.mails.send(
      trx,
      paidAfterExpiryMail(await this.#input.mails.read(trx, orderId, shop), gone),
    );
  }

  async #end(
    trx: Transaction<Tables>,
    orderId: number,
    status: 'failed' | 'cancelled' | 'expired',
  ): Promise<boolean> {
    if (!(await changeOrderStatus(trx, orderId, status, this.#now()))) return false;
    const { credit } = this.#input;
    await releaseReservations(trx, await this.#order(trx, orderId), { credit, restock: true });
    return true;
  }

  async #alert(
    trx: Database,
    {
      orderId,
      shop,
      reason,
    }: { orderId: number; shop: MailedShop; reason: PaymentAlert | UnavailableReservation },
  ): Promise<void> {
    const { mails } = this.#input;
    await mails.send(trx, alertMail(await mails.read(trx, orderId, shop), reason));
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
