import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AccountEvent } from '../../db/tables/accounts-tables.ts';
import { networkOf } from '../../lib/ip-address.ts';
import { insertEvent } from './account-log-store.ts';
import { hashOf } from './one-way-hash.ts';

const KEPT_MS = 30 * DAY_MS;

/** What happened to an account, or to an address that may have none. */
export interface NewAccountEvent {
  event: AccountEvent;
  email: string;
  /** Null for a refusal: whether there is such a user is nobody's business, and takes no longer to say. */
  userId: number | null;
  /** The IP address that it came from, of which only the network is kept. */
  from: string;
}

/** Logins, refusals, and changes of the password: who wonders whether it was he finds them for 30 days. */
export class AccountLog {
  readonly #clock: () => Date;

  constructor(input: { clock: () => Date }) {
    this.#clock = input.clock;
  }

  /** Keeps what happened, in the caller's transaction where there is one. */
  record(handle: Database, { event, email, userId, from }: NewAccountEvent): Promise<void> {
    const now = this.#clock();
    return insertEvent(handle, {
      event,
      account_hash: hashOf(email),
      user_id: userId,
      network: networkOf(from),
      happened_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + KEPT_MS)),
    });
  }
}
