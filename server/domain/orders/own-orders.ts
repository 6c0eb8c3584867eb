import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { notFound, refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import type { CartReader } from '../carts/cart-reader.ts';
import { orderNode, picturedLineNode } from './order-node.ts';
import type { OrderNode, OrderSummaryNode } from './order-node.ts';
import { orderNumber } from '../../lib/order-number.ts';
import { ORDER_PURPOSE } from './order-settlement.ts';
import type { OrderSettlement } from './order-settlement.ts';
import {
  findOrder,
  findOrderByPublicId,
  listLinesOfOrders,
  listOrderLines,
  listOrdersOfUser,
  archiveOrder,
} from './order-store.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

export interface OwnOrdersInput {
  database: Database;
  clock: () => Date;
  carts: Pick<CartReader, 'availability'>;
  payments: PaymentManager;
  settlement: OrderSettlement;
}

/** A user's operations on their own orders; those of others are not found. */
export class OwnOrders {
  readonly #input: OwnOrdersInput;

  constructor(input: OwnOrdersInput) {
    this.#input = input;
  }

  /**
   * Returns a user's orders, newest first, with their products' current pictures; archived unpaid ones are
   * left out.
   */
  async list(user: UserViewer, range: ListRange): Promise<Listed<OrderSummaryNode>> {
    const { database, carts } = this.#input;
    const { data: orders, total } = await listOrdersOfUser(database, user.userId, range);
    if (orders.length === 0) return { data: [], total };
    const rows = await listLinesOfOrders(
      database,
      orders.map(({ id }) => id),
    );
    const { skus } = await carts.availability(user, [...new Set(rows.map(({ sku_id }) => sku_id))]);
    const lines = Map.groupBy(
      rows.map((row) => picturedLineNode(row, skus)),
      (line) => line.order_id,
    );
    return { data: orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] })), total };
  }

  /** Returns one of the user's orders with its lines. Refusal: 404 ORDER_NOT_FOUND. */
  async open(user: UserViewer, publicId: string): Promise<Outcome<OrderNode>> {
    const order = await this.#own(user, publicId);
    if (!order) return notFound('ORDER_NOT_FOUND');
    return success(orderNode(order, await listOrderLines(this.#input.database, order.id)));
  }

  /**
   * Returns the payment URL of an order awaiting payment. Refusals: 404 ORDER_NOT_FOUND, 409 ORDER_NOT_UNPAID
   * or GATEWAY_UNREACHABLE.
   */
  async paymentUrl(user: UserViewer, publicId: string): Promise<Outcome<string>> {
    const order = await this.#own(user, publicId);
    if (!order) return notFound('ORDER_NOT_FOUND');
    if (order.status !== 'awaitingPayment')
      return refused(409, refusalText('ORDER_NOT_UNPAID', { number: orderNumber(order.id) }));
    return this.#input.payments.urlFor(ORDER_PURPOSE, order.id);
  }

  /**
   * Archives an unpaid order; one awaiting payment is cancelled first, releasing its stock and promotion use.
   * Refusals: 404 ORDER_NOT_FOUND, 409 ORDER_PAID, 409 PAYMENT_UNDECIDED.
   */
  async archive(user: UserViewer, publicId: string): Promise<Outcome<null>> {
    const { database, clock, payments, settlement } = this.#input;
    const order = await this.#own(user, publicId);
    if (!order) return notFound('ORDER_NOT_FOUND');
    const number = { number: orderNumber(order.id) };
    if (order.status === 'awaitingPayment') {
      if (!(await payments.withdraw(ORDER_PURPOSE, order.id)))
        return refused(409, refusalText('PAYMENT_UNDECIDED', number));
      await settlement.release(order.id, 'cancelled');
    }
    const isAway = await archiveOrder(database, order.id, toInstant(clock()));
    return isAway ? success(null) : refused(409, refusalText('ORDER_PAID', number));
  }

  async #own(user: UserViewer, publicId: string): Promise<OrderRow | undefined> {
    const { database, settlement } = this.#input;
    const found = await findOrderByPublicId(database, publicId);
    if (found?.user_id !== user.userId) return undefined;
    await settlement.expireIfDue(found.id);
    return findOrder(database, found.id);
  }
}
