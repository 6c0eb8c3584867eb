import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AccountEvent } from '../../db/tables/accounts-tables.ts';
import { networkOf } from '../../lib/ip-address.ts';
import { insertEvent } from './account-log-store.ts';
import { hashOf } from './one-way-hash.ts';

const RETENTION_MS = 30 * DAY_MS;

/** An event of an account, or of an e-mail address that may have no account. */
export interface NewAccountEvent {
  event: AccountEvent;
  email: string;
  /** Null for a refusal, so that neither the log nor the response time reveals whether the user exists. */
  userId: number | null;
  /** The IP address of the request; only its network is stored. */
  from: string;
}

/**
 * Records logins, refusals and password changes for 30 days, so that users can check whether they were
 * theirs.
 */
export class AccountLog {
  readonly #clock: () => Date;

  constructor(input: { clock: () => Date }) {
    this.#clock = input.clock;
  }

  /** Records an event, in the caller's transaction if there is one. */
  record(handle: Database, { event, email, userId, from }: NewAccountEvent): Promise<void> {
    const now = this.#clock();
    return insertEvent(handle, {
      event,
      account_hash: hashOf(email),
      user_id: userId,
      network: networkOf(from),
      happened_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + RETENTION_MS)),
    });
  }
}
