import type { Transaction } from 'kysely';
import { isSold } from '../../../src/rules/order-states.ts';
import { toInstant } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.ts';
import { invalidAt, notFound, refused, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Mail } from '../../mail/mail.ts';
import { lockUser } from '../accounts/user-store.ts';
import type { MailedOrder, MailedShop } from '../mails/order-mails.ts';
import { beingMadeMail, dispatchMail, refundMail } from '../mails/order-news-mails.ts';
import { releaseReservations, reserveAgain } from './order-reservations.ts';
import { orderNumber } from '../../lib/order-number.ts';
import { ORDER_PURPOSE } from './order-settlement.ts';
import type { OrderSettlement, SettlementInput } from './order-settlement.ts';
import { changeOrderStatus, findOrder, findOrderByPublicId, setTracking } from './order-store.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

export interface OrderMovesInput extends SettlementInput {
  settlement: OrderSettlement;
  mailer: { dispatch(): Promise<void> };
}

/** Tracking details as typed. */
export interface TypedTracking {
  number: string | null;
  url: string | null;
}

const LACKS = { stock: 'ORDER_LACKS_STOCK', credit: 'ORDER_LACKS_CREDIT' } as const;

const movedOn = ({ id }: OrderRow) => refusalText('ORDER_MOVED_ON', { number: orderNumber(id) });

/**
 * Administrators' operations on orders (A88). The buyer is notified in the same transaction; an order that
 * has changed in the meantime is refused (409 ORDER_MOVED_ON), so that nothing is done twice.
 */
export class OrderMoves {
  readonly #input: OrderMovesInput;

  constructor(input: OrderMovesInput) {
    this.#input = input;
  }

  /**
   * Marks a paid order as being made; one on hold first takes what it lacked. Refusals: 404 ORDER_NOT_FOUND,
   * 409 ORDER_MOVED_ON, ORDER_LACKS_STOCK, ORDER_LACKS_CREDIT.
   */
  async make(publicId: string): Promise<Outcome<null>> {
    const shop = await this.#input.mails.shop();
    return this.#move(publicId, beingMadeMail, async (trx, found) => {
      const { id } = found;
      await this.#input.settlement.lockBuyer(trx, found);
      const order = await findOrder(trx, id);
      if (order?.status === 'onHold') await this.#resume(trx, order, shop);
      return changeOrderStatus(trx, id, 'beingMade', this.#now(), ['paid']);
    });
  }

  /** Marks an order on hold as paid, and reserves again what it needs. */
  async #resume(trx: Transaction<Tables>, order: OrderRow, shop: MailedShop): Promise<void> {
    const { credit, settlement } = this.#input;
    await settlement.markPaid(trx, order.id, shop);
    const gone = await reserveAgain(trx, order, credit);
    if (gone !== null) rollBack({ status: 409, ...refusalText(LACKS[gone]) });
  }

  /**
   * Marks an order as dispatched. Refusals: 404 ORDER_NOT_FOUND, 409 ORDER_MOVED_ON, 422 TRACKING_URL_INVALID
   * at `tracking_url`.
   */
  async dispatch(publicId: string, typed: TypedTracking): Promise<Outcome<null>> {
    const { number, url } = typed;
    if (url !== null && !isWebLink(url))
      return invalidAt('tracking_url', refusalText('TRACKING_URL_INVALID'));
    const tracking = { tracking_number: number, tracking_url: url };
    return this.#move(publicId, dispatchMail, async (trx, order) => {
      if (!(await changeOrderStatus(trx, order.id, 'dispatched', this.#now()))) return false;
      await setTracking(trx, order.id, tracking);
      return true;
    });
  }

  /**
   * Cancels an order awaiting payment. Refusals: 404 ORDER_NOT_FOUND, 409 ORDER_MOVED_ON, PAYMENT_UNDECIDED.
   */
  async cancel(publicId: string): Promise<Outcome<null>> {
    const { database, payments, settlement, mailer } = this.#input;
    const order = await findOrderByPublicId(database, publicId);
    if (!order) return notFound('ORDER_NOT_FOUND');
    if (order.status !== 'awaitingPayment') return refused(409, movedOn(order));
    if (!(await payments.withdraw(ORDER_PURPOSE, order.id)))
      return refused(409, refusalText('PAYMENT_UNDECIDED', { number: orderNumber(order.id) }));
    if (!(await settlement.cancel(order.id))) return refused(409, movedOn(order));
    await mailer.dispatch();
    return success(null);
  }

  /**
   * Refunds an order and releases what it has reserved, except the stock of a dispatched one. The gateway is asked
   * after the order is marked, and again until it responds. Refusals: 404 ORDER_NOT_FOUND, 409 ORDER_MOVED_ON.
   */
  async refund(publicId: string): Promise<Outcome<null>> {
    const { database, payments } = this.#input;
    const outcome = await this.#move(publicId, refundMail, (trx, order) => this.#refund(trx, order));
    const order = outcome.ok ? await findOrderByPublicId(database, publicId) : undefined;
    if (order) await payments.makeRefund(ORDER_PURPOSE, order.id);
    return outcome;
  }

  async #refund(trx: Transaction<Tables>, { id, user_id, credit_cents }: OrderRow): Promise<boolean> {
    const { credit, payments } = this.#input;
    if (credit_cents > 0) await lockUser(trx, user_id);
    if (!(await payments.requestRefund(trx, ORDER_PURPOSE, id))) return false;
    const order = await findOrder(trx, id);
    if (!order || !(await changeOrderStatus(trx, id, 'refunded', this.#now(), [order.status]))) return false;
    if (isSold(order.status))
      await releaseReservations(trx, order, { credit, restock: order.status !== 'dispatched' });
    return true;
  }

  async #move(
    publicId: string,
    mailOf: (mailed: MailedOrder) => Mail,
    step: (trx: Transaction<Tables>, order: OrderRow) => Promise<boolean>,
  ): Promise<Outcome<null>> {
    const { database, mails, mailer } = this.#input;
    const order = await findOrderByPublicId(database, publicId);
    if (!order) return notFound('ORDER_NOT_FOUND');
    const shop = await mails.shop();
    const outcome = await transactionOutcome(() =>
      database.transaction().execute(async (trx) => {
        if (!(await step(trx, order))) rollBack({ status: 409, ...movedOn(order) });
        await mails.send(trx, mailOf(await mails.read(trx, order.id, shop)));
        return null;
      }),
    );
    await mailer.dispatch();
    return outcome;
  }

  #now(): string {
    return toInstant(this.#input.clock());
  }
}

function isWebLink(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
}
