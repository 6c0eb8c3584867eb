import type { Selectable } from 'kysely';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { PaymentTables } from '../../db/tables/payment-tables.ts';

export type StripeSessionRow = Selectable<PaymentTables['stripe_sessions']>;

/** Maximum number of payments asked about in one batch. */
const BATCH_SIZE = 20;

/** Returns a payment's row, inserting it if missing; an existing one stays unchanged. */
export async function ensureSession(
  db: Database,
  session: Pick<StripeSessionRow, 'token' | 'created_at' | 'expires_at'>,
): Promise<StripeSessionRow> {
  const blank = { session_id: null, closed_at: null, withdrawn_at: null };
  await db
    .insertInto('stripe_sessions')
    .values({ ...session, ...blank, asked_at: session.created_at })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
  return storedSession(db, session.token);
}

const sessionWith = (db: Database, token: string) =>
  db.selectFrom('stripe_sessions').selectAll().where('token', '=', token);

const storedSession = (db: Database, token: string): Promise<StripeSessionRow> =>
  sessionWith(db, token).executeTakeFirstOrThrow();

export function findSession(db: Database, token: string): Promise<StripeSessionRow | undefined> {
  return sessionWith(db, token).executeTakeFirst();
}

export async function updateSession(
  db: Database,
  token: string,
  changes: Partial<Pick<StripeSessionRow, 'session_id' | 'closed_at' | 'withdrawn_at'>>,
): Promise<void> {
  await db.updateTable('stripe_sessions').set(changes).where('token', '=', token).execute();
}

/**
 * Changes when a page that does not exist yet will close, and returns its row; if another request has changed
 * it or created the page first, unchanged.
 */
export async function postponeClosing(
  db: Database,
  { token, expires_at }: Pick<StripeSessionRow, 'token' | 'expires_at'>,
  to: Instant,
): Promise<StripeSessionRow> {
  await db
    .updateTable('stripe_sessions')
    .set({ expires_at: to })
    .where('token', '=', token)
    .where('expires_at', '=', expires_at)
    .where('session_id', 'is', null)
    .execute();
  return storedSession(db, token);
}

/**
 * Claims the next request for a payment's state; false if one was made since `before`, here or in another
 * process.
 */
export function claimStatusRequest(
  db: Database,
  token: string,
  { before, now }: { before: Instant; now: Instant },
): Promise<boolean> {
  return changesRows(
    db
      .updateTable('stripe_sessions')
      .set({ asked_at: now })
      .where('token', '=', token)
      .where('asked_at', '<=', before)
      .where('closed_at', 'is', null),
  );
}

/**
 * Returns payments whose outcome Stripe has not reported and that were not asked about since `before`. Those begun
 * before `old` must not have been asked about since `beforeOld`; those begun before `since` are left out.
 */
export async function listUnreportedSessions(
  db: Database,
  { before, old, beforeOld, since }: Record<'before' | 'old' | 'beforeOld' | 'since', Instant>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stripe_sessions')
    .innerJoin('payments', 'payments.token', 'stripe_sessions.token')
    .select('stripe_sessions.token')
    .where('payments.status', 'in', ['pending', 'expired'])
    .where('closed_at', 'is', null)
    .where('session_id', 'is not', null)
    .where('asked_at', '<=', before)
    .where('stripe_sessions.created_at', '>', since)
    .where(({ or, eb }) => or([eb('stripe_sessions.created_at', '>', old), eb('asked_at', '<=', beforeOld)]))
    .orderBy('asked_at')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ token }) => token);
}
