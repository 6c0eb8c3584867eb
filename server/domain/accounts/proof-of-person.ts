import type { Database } from '../../db/connection.ts';
import type { LoginCodePurpose } from '../../db/tables/accounts-tables.ts';
import { invalidAt, refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { LoginCodeRow } from './login-code-store.ts';
import type { CodeCheck, LoginCodes } from './login-codes.ts';
import { verifyPassword } from './password-hash.ts';
import type { UserRow } from './user-store.ts';

/** Proof of a logged-in user's identity: their password or a mailed code. */
export interface GivenProof {
  password?: string | null;
  code?: string | null;
  fingerprint: string;
}

export const wrongPassword = () => invalidAt('password', refusalText('PASSWORD_WRONG'));

export const badCode = () => invalidAt('code', refusalText('CODE_INVALID'));

export const replacedCode = () => invalidAt('code', refusalText('CODE_REPLACED'));

/** After too many wrong codes, with how long (seconds) they stay locked (SEC-02). */
export function lockedCode({ seconds }: Extract<CodeCheck, { kind: 'locked' }>) {
  const text = refusalText('CODE_LOCKED', { minutes: Math.ceil(seconds / 60) });
  const { refusal } = refused(429, text, { code: text });
  return { ok: false, refusal: { ...refusal, retryAfter: seconds } } as const;
}

/** Maps a failed code check to its refusal. */
export function refusedCode(check: Exclude<CodeCheck, { kind: 'right' }>) {
  if (check.kind === 'locked') return lockedCode(check);
  return check.kind === 'replaced' ? replacedCode() : badCode();
}

/**
 * Checks a user's proof. Returns the code, still to be used up, or null if the password was right. Refusals:
 * 422 PASSWORD_WRONG, CODE_INVALID, CODE_REPLACED, FIELD_REQUIRED, 429 CODE_LOCKED.
 */
export async function proofOf(
  database: Database,
  codes: LoginCodes,
  purpose: LoginCodePurpose,
  { email, password_hash }: UserRow,
  { password, code, fingerprint }: GivenProof,
): Promise<Outcome<LoginCodeRow | null>> {
  if (password) {
    const isRight = await verifyPassword(password, password_hash);
    return isRight ? success(null) : wrongPassword();
  }
  if (!code) return invalidAt('code', refusalText('FIELD_REQUIRED'));
  const check = await codes.find(database, purpose, { email, code, fingerprint });
  return check.kind === 'right' ? success(check.code) : refusedCode(check);
}

/**
 * Whether a proof still holds once its user is locked: while a password was being checked, the owner may have
 * set another to shut out someone who knows the old one.
 * @param code null if the password of `checked` was the proof
 */
export const isStillProven = (code: LoginCodeRow | null, checked: UserRow, locked: UserRow): boolean =>
  code !== null || checked.password_hash === locked.password_hash;
