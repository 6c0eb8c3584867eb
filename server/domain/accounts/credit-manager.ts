import type { Database } from '../../db/connection.ts';
import { findCredit, insertCredit, sumCredit, sumReservedCredit } from './credit-store.ts';
import type { CreditEntry } from './credit-store.ts';
import { lockUser } from './user-store.ts';

/** The shop credit of users, in integer cents: a ledger whose sum is the balance (A19, APA-10). */
export class CreditManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  balanceCents(userId: number, handle: Database = this.#database): Promise<number> {
    return sumCredit(handle, userId);
  }

  /**
   * The balance (cents) plus the credit held by the user's unpaid orders, which a new order replaces (A57).
   */
  async spendableCents(userId: number): Promise<number> {
    return (await sumCredit(this.#database, userId)) + (await sumReservedCredit(this.#database, userId));
  }

  /** Books credit in the caller's transaction; false if this kind and reference are already booked. */
  add(handle: Database, entry: CreditEntry): Promise<boolean> {
    return insertCredit(handle, entry, this.#clock());
  }

  /**
   * Deducts `amountCents` (above 0) from the balance, in the caller's transaction. Returns false and deducts
   * nothing if the balance is too low or this kind and reference are already booked.
   * @throws RangeError unless `amountCents` is a whole number above 0
   */
  async spend(handle: Database, entry: CreditEntry): Promise<boolean> {
    if (!Number.isSafeInteger(entry.amountCents) || entry.amountCents <= 0) {
      throw new RangeError('credit is spent in whole cents above 0');
    }
    await lockUser(handle, entry.userId);
    if ((await sumCredit(handle, entry.userId)) < entry.amountCents) return false;
    return insertCredit(handle, { ...entry, amountCents: -entry.amountCents }, this.#clock());
  }

  /**
   * Books a refund of what was spent under this kind and reference, in the caller's transaction, once; does
   * nothing if nothing was spent.
   */
  async refund(handle: Database, spent: Pick<CreditEntry, 'kind' | 'reference'>): Promise<void> {
    const entry = await findCredit(handle, spent);
    if (entry)
      await insertCredit(
        handle,
        { ...entry, amountCents: -entry.amountCents, kind: 'refund' },
        this.#clock(),
      );
  }
}
