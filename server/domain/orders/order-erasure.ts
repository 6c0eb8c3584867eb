import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import type { Database } from '../../db/connection.ts';
import { newPublicId } from './public-id.ts';
import { eraseOrder, ordersToErase, ordersToReduce, reduceOrder } from './order-erasure-store.ts';

/** Days after which a paid order never marked as dispatched counts as dispatched. */
const POSTED_DAYS = 60;
/** Days during which an expired order may still be paid by a late gateway. */
export const EXPIRED_DAYS = 30;
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
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const taxed = new Date(now);
    taxed.setUTCFullYear(taxed.getUTCFullYear() - TAX_YEARS);
    const days = { taxed, posted: before(POSTED_DAYS), expired: before(EXPIRED_DAYS) };
    for (const order of await ordersToErase(this.#database, days))
      await this.#change((handle) => eraseOrder(handle, order, { publicId: newPublicId(), now }));
    for (const order of await ordersToReduce(this.#database, days))
      await this.#change((handle) => reduceOrder(handle, order, { publicId: newPublicId(), now }));
  }

  #change(change: (handle: Database) => Promise<void>): Promise<void> {
    return this.#database.transaction().execute(change);
  }
}
