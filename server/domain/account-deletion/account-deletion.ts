import { fromFlag } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { refused, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome, Refusal } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { eraseSubmissions } from '../forms/form-erasure-store.ts';
import { accountDeletedMail, deletionCodeMail } from '../mails/deletion-mails.ts';
import type { OrderErasure } from '../orders/order-erasure.ts';
import { LATE_PAYMENT_WINDOW_MS } from '../../payments/late-payment.ts';
import { orderNumber } from '../../lib/order-number.ts';
import type { OrderSettlement } from '../orders/order-settlement.ts';
import { hasPaidOrders, listUnpaidOrders } from '../orders/order-store.ts';
import { DAY_MS, workshopDay } from '../../../src/rules/workshop-time.ts';
import { eraseVouchers } from '../vouchers/voucher-erasure-store.ts';
import {
  blankUser,
  deleteBelongings,
  listUsersDeletedSince,
  deleteFailedMails,
} from './account-deletion-store.ts';
import type { AccountLog } from '../accounts/account-log.ts';
import type { CreditManager } from '../accounts/credit-manager.ts';
import { CODE_MINUTES } from '../accounts/login-codes.ts';
import type { LoginCodes } from '../accounts/login-codes.ts';
import type { LoginCodeRow } from '../accounts/login-code-store.ts';
import type { LoginSessions } from '../accounts/login-sessions.ts';
import type { PhotoManager } from '../accounts/photo-manager.ts';
import { badCode, isStillProven, proofOf, wrongPassword } from '../accounts/proof-of-person.ts';
import type { GivenProof } from '../accounts/proof-of-person.ts';
import { listAdministratorIds, findUser, lockUser } from '../accounts/user-store.ts';
import type { UserRow } from '../accounts/user-store.ts';

/** How long (ms) requests already running may still write data for a deleted account. */
const RUNNING_REQUESTS_MS = DAY_MS;

export interface AccountDeletionInput {
  database: Database;
  clock: () => Date;
  mailer: Mailer;
  codes: LoginCodes;
  sessions: LoginSessions;
  log: AccountLog;
  credit: CreditManager;
  photos: PhotoManager;
  settlement: OrderSettlement;
  erasure: OrderErasure;
  /** Receives problems the owner should know about. */
  report: (problem: string) => void;
}

/** The user's proof of identity, IP address and mail language. */
export interface AccountDeletionRequest extends GivenProof {
  /** The IP address of the request. */
  from: string;
  locale: Locale;
}

const loginRequired = refused(401, refusalText('LOGIN_REQUIRED'));

/**
 * Deletes accounts (decision 038). Locks the user's row first, as placing an order does, so that whichever
 * comes second is refused.
 */
export class AccountDeletion {
  readonly #input: AccountDeletionInput;

  constructor(input: AccountDeletionInput) {
    this.#input = input;
  }

  /** Mails the code. Refusals: 401, 409 ACCOUNT_ORDER_UNPAID, 409 ACCOUNT_LAST_ADMINISTRATOR. */
  async sendCode(userId: number, given: { fingerprint: string; locale: Locale }): Promise<Outcome<null>> {
    const { database, mailer, codes } = this.#input;
    const user = await findUser(database, userId);
    if (!user) return loginRequired;
    const hindrance = await this.#obstacle(database, user);
    if (hindrance) return { ok: false, refusal: hindrance };
    const { name: shopName } = await mailer.identity();
    const subject = { fingerprint: given.fingerprint, firstName: '', lastName: '', dateOfBirth: null };
    await database.transaction().execute(async (transaction) => {
      const { email } = user;
      const { digits: code } = await codes.issue(transaction, 'deletion', { email, ...subject }, false);
      const content = deletionCodeMail({ locale: given.locale, shopName, code, minutes: CODE_MINUTES });
      await mailer.queue(transaction, { to: email, ...content });
    });
    await mailer.dispatch();
    return success(null);
  }

  /**
   * Deletes the account of a user who proves their identity by a mailed code or their password. Refusals:
   * those of `sendCode`, 422 PASSWORD_WRONG, CODE_INVALID, CODE_REPLACED, FIELD_REQUIRED, 429 CODE_LOCKED.
   */
  async delete(userId: number, given: AccountDeletionRequest): Promise<Outcome<null>> {
    const { database, mailer, codes } = this.#input;
    const user = await findUser(database, userId);
    if (!user) return loginRequired;
    const proof = await proofOf(database, codes, 'deletion', user, given);
    if (!proof.ok) {
      await this.#input.log.record(database, {
        event: 'deletion_refused',
        email: user.email,
        userId: null,
        from: given.from,
      });
      return proof;
    }
    const hindrance = await this.#obstacle(database, user);
    if (hindrance) return { ok: false, refusal: hindrance };
    const { name: shopName } = await mailer.identity();
    const request = { ...given, shopName };
    const deleted = await transactionOutcome(() =>
      database.transaction().execute((trx) => this.#erase(trx, user, proof.value, request)),
    );
    if (!deleted.ok) return deleted;
    await mailer.dispatch();
    await this.#deletePhoto(deleted.value);
    return success(null);
  }

  /**
   * Deletes what requests wrote that were running when an account was deleted, and personal data no longer
   * needed by orders, vouchers and forms, including those of guests.
   */
  async sweep(): Promise<void> {
    const { database, clock, erasure } = this.#input;
    const since = new Date(clock().getTime() - RUNNING_REQUESTS_MS);
    for (const userId of await listUsersDeletedSince(database, since))
      await deleteBelongings(database, userId);
    await erasure.sweep();
    const payableSince = new Date(clock().getTime() - LATE_PAYMENT_WINDOW_MS);
    await eraseVouchers(database, { day: workshopDay(clock()), payableSince });
    await eraseSubmissions(database, payableSince);
  }

  /** Returns why this account cannot be deleted now; null if it can. */
  async #obstacle(handle: Database, user: UserRow): Promise<Refusal | null> {
    const { settlement } = this.#input;
    for (const { id } of await listUnpaidOrders(handle, user.id)) await settlement.expireIfDue(id);
    return (await unpaidOrder(handle, user.id)) ?? (await onlyAdministrator(handle, user));
  }

  /** Erases the account in one transaction. @returns the hash of the photo whose files are to be deleted */
  async #erase(
    trx: Database,
    checked: UserRow,
    code: LoginCodeRow | null,
    given: AccountDeletionRequest & { shopName: string },
  ): Promise<string | null> {
    const { mailer, codes, sessions, log, clock } = this.#input;
    const { id, email } = checked;
    // Locks codes before the user, as a login does, to avoid a deadlock.
    if (code && !(await codes.take(trx, code))) rollBack(badCode().refusal);
    await codes.forgetAll(trx, email);
    const user = await lockWithAdministrators(trx, id);
    if (!user) rollBack(loginRequired.refusal);
    if (!isStillProven(code, checked, user)) rollBack(wrongPassword().refusal);
    const hindrance = (await unpaidOrder(trx, id)) ?? (await onlyAdministrator(trx, user));
    if (hindrance) rollBack(hindrance);
    const deletedEmail = await blankUser(trx, user, clock());
    await sessions.closeAll(trx, id);
    await deleteBelongings(trx, id);
    await deleteFailedMails(trx, email);
    await this.#endCredit(trx, id);
    await log.record(trx, { event: 'account_deleted', email: deletedEmail, userId: id, from: given.from });
    const content = accountDeletedMail({ ...given, hasOrders: await hasPaidOrders(trx, id) });
    await mailer.queue(trx, { to: email, ...content });
    return user.photo_hash;
  }

  /** Remaining credit lapses in its own entry, so that the ledger of a deleted account sums to zero. */
  async #endCredit(trx: Database, userId: number): Promise<void> {
    const { credit } = this.#input;
    const balance = await credit.balanceCents(userId, trx);
    if (balance === 0) return;
    const reference = `deleted account ${userId}`;
    await credit.add(trx, { userId, amountCents: -balance, kind: 'adjustment', reference });
  }

  /** Deletes the photo's files. A failure is only reported, as the account is already deleted. */
  async #deletePhoto(hash: string | null): Promise<void> {
    if (hash === null) return;
    const { photos, report } = this.#input;
    await photos.deleteUnused(hash).catch((error: unknown) => {
      report(`the photo ${hash} of a deleted account is left: ${String(error)}`);
    });
  }
}

/**
 * Locks the user's row; for an administrator, all administrators' rows, so that the last two cannot delete
 * their accounts concurrently.
 */
async function lockWithAdministrators(trx: Database, userId: number): Promise<UserRow | null> {
  const administrators = await listAdministratorIds(trx);
  if (!administrators.includes(userId)) return lockUser(trx, userId);
  for (const id of administrators) await lockUser(trx, id);
  return lockUser(trx, userId);
}

async function unpaidOrder(handle: Database, userId: number): Promise<Refusal | null> {
  const [order] = await listUnpaidOrders(handle, userId);
  return order
    ? { status: 409, ...refusalText('ACCOUNT_ORDER_UNPAID', { number: orderNumber(order.id) }) }
    : null;
}

async function onlyAdministrator(handle: Database, { id, is_admin }: UserRow): Promise<Refusal | null> {
  if (!fromFlag(is_admin)) return null;
  const others = (await listAdministratorIds(handle)).filter((other) => other !== id);
  return others.length > 0 ? null : { status: 409, ...refusalText('ACCOUNT_LAST_ADMINISTRATOR') };
}
