import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import type { Database } from '../../db/connection.ts';
import { LATE_PAYMENT_WINDOW_MS } from '../../payments/late-payment.ts';
import { newPublicId } from '../../lib/public-id.ts';
import { eraseOrder, listOrdersToErase, listOrdersToReduce, reduceOrder } from './order-erasure-store.ts';

/** How long (ms) after payment an order that was never marked as posted counts as posted. */
const POSTED_MS = 60 * DAY_MS;
/** Income Tax Assessment Act 1936, s 262A: records of a sale are kept for five years. */
const TAX_YEARS = 5;

/** Decides what is kept of the orders of deleted accounts, and for how long (decision 038). */
export class OrderErasure {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /**
   * Removes what is no longer needed from the orders of deleted accounts. May run in several processes at
   * once.
   */
  async sweep(): Promise<void> {
    const now = this.#clock();
    const taxed = new Date(now);
    taxed.setUTCFullYear(taxed.getUTCFullYear() - TAX_YEARS);
    const days = {
      taxed,
      posted: new Date(now.getTime() - POSTED_MS),
      expired: new Date(now.getTime() - LATE_PAYMENT_WINDOW_MS),
    };
    for (const order of await listOrdersToErase(this.#database, days))
      await this.#change((handle) => eraseOrder(handle, order, { publicId: newPublicId(), now }));
    for (const order of await listOrdersToReduce(this.#database, days))
      await this.#change((handle) => reduceOrder(handle, order, { publicId: newPublicId(), now }));
  }

  #change(change: (handle: Database) => Promise<void>): Promise<void> {
    return this.#database.transaction().execute(change);
  }
}
