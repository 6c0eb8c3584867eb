import type { Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { LoginSessionsTable } from '../../db/tables/accounts-tables.ts';

/** A stored refresh token with its family. */
export interface StoredToken {
  tokenGeneration: number;
  session: Selectable<LoginSessionsTable>;
}

export interface NewSession {
  userId: number;
  fingerprintHash: string;
  expiresAt: Date;
}

export async function insertSession(handle: Database, session: NewSession, now: Date): Promise<number> {
  const { id } = await handle
    .insertInto('login_sessions')
    .values({
      user_id: session.userId,
      fingerprint_hash: session.fingerprintHash,
      generation: 1,
      rotated_at: toInstant(now),
      expires_at: toInstant(session.expiresAt),
      proved_at: toInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertToken(
  handle: Database,
  token: { hash: string; sessionId: number; generation: number },
  now: Date,
): Promise<void> {
  await handle
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      generation: token.generation,
      created_at: toInstant(now),
    })
    .execute();
}

export async function findToken(handle: Database, hash: string): Promise<StoredToken | null> {
  const token = await handle
    .selectFrom('refresh_tokens')
    .select(['session_id', 'generation'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!token) return null;
  const session = await handle
    .selectFrom('login_sessions')
    .selectAll()
    .where('id', '=', token.session_id)
    .executeTakeFirst();
  return session ? { tokenGeneration: token.generation, session } : null;
}

/**
 * Advances the family by one generation; false if a concurrent rotation came first or the family is revoked.
 */
export function advanceSession(
  handle: Database,
  session: { id: number; generation: number; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  return changesRows(
    handle
      .updateTable('login_sessions')
      .set((expression) => ({
        generation: expression('generation', '+', 1),
        rotated_at: toInstant(now),
        expires_at: toInstant(session.expiresAt),
      }))
      .where('id', '=', session.id)
      .where('generation', '=', session.generation)
      .where('revoked_at', 'is', null),
  );
}

/** Deletes a family's old tokens, as a family in use may live for months. */
export async function deleteTokensBefore(handle: Database, sessionId: number, before: Date): Promise<void> {
  await handle
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('created_at', '<', toInstant(before))
    .execute();
}

/**
 * Whether a family is revoked or its account deleted. False for a deleted family: it is deleted only long
 * after its last token expired.
 */
export async function isSessionRevoked(handle: Database, id: number): Promise<boolean> {
  const session = await handle
    .selectFrom('login_sessions')
    .innerJoin('users', 'users.id', 'login_sessions.user_id')
    .select('login_sessions.id')
    .where('login_sessions.id', '=', id)
    .where(({ or, eb }) =>
      or([eb('login_sessions.revoked_at', 'is not', null), eb('users.deleted_at', 'is not', null)]),
    )
    .executeTakeFirst();
  return session !== undefined;
}

/** Records that the owner of a login has proved their identity again. */
export async function proveSession(handle: Database, id: number, now: Date): Promise<void> {
  await handle
    .updateTable('login_sessions')
    .set({ proved_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
}

/** Whether the owner of a login has proved their identity after `since`. */
export async function isProvedSince(handle: Database, id: number, since: Date): Promise<boolean> {
  const session = await handle
    .selectFrom('login_sessions')
    .select('id')
    .where('id', '=', id)
    .where('proved_at', '>', toInstant(since))
    .executeTakeFirst();
  return session !== undefined;
}

/** Deletes the tokens and browser data of a user's families, but keeps the record that they are revoked. */
export async function blankSessions(handle: Database, userId: number): Promise<void> {
  await handle
    .deleteFrom('refresh_tokens')
    .where('session_id', 'in', handle.selectFrom('login_sessions').select('id').where('user_id', '=', userId))
    .execute();
  await handle
    .updateTable('login_sessions')
    .set({ fingerprint_hash: '', user_agent: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Revokes one family, a browser's families, or all of a user's. */
export async function revokeSessions(
  handle: Database,
  which: { id: number } | { userId: number; fingerprintHash?: string },
  now: Date,
): Promise<void> {
  let update = handle
    .updateTable('login_sessions')
    .set({ revoked_at: toInstant(now) })
    .where('revoked_at', 'is', null);
  if ('id' in which) update = update.where('id', '=', which.id);
  else {
    update = update.where('user_id', '=', which.userId);
    if (which.fingerprintHash !== undefined) {
      update = update.where('fingerprint_hash', '=', which.fingerprintHash);
    }
  }
  await update.execute();
}

/** Whether the user with this e-mail has a login in this browser, even an ended one. */
export async function hasSession(handle: Database, email: string, fingerprintHash: string): Promise<boolean> {
  const row = await handle
    .selectFrom('login_sessions')
    .innerJoin('users', 'users.id', 'login_sessions.user_id')
    .select('login_sessions.id')
    .where('users.email', '=', email)
    .where('login_sessions.fingerprint_hash', '=', fingerprintHash)
    .executeTakeFirst();
  return row !== undefined;
}
