import type { LoginLocation, MailRecipient } from '../../machines/login/login.types.ts';
import type { RecoverPasswordLocation } from '../../machines/recoverPassword/recoverPassword.types.ts';
import { mailedLinkOf } from './mailed-link.ts';
import { isRecord } from '../../rules/is-record.ts';

const SIGN_UP_FIELDS = ['first_name', 'last_name', 'date_of_birth'] as const;

const read = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Parses a recipient from a history entry, possibly of an older release; `null` for anything else. */
function recipientIn(value: unknown): MailRecipient | null {
  const email = read(value, 'email');
  if (typeof email !== 'string') return null;
  const [first_name, last_name, date_of_birth] = SIGN_UP_FIELDS.map((name) => read(value, name));
  if (typeof first_name !== 'string' || typeof last_name !== 'string') return { email };
  return { email, first_name, last_name, ...(typeof date_of_birth === 'string' ? { date_of_birth } : {}) };
}

/**
 * The login location: the link in the URL's fragment, or else the step stored in the history entry.
 * @param state of the history entry
 */
export function loginLocation(hash: string, state: unknown): LoginLocation {
  const link = mailedLinkOf(hash);
  if (link) return { at: 'link', link };
  const step = read(state, 'login');
  const [at, recipient] = [read(step, 'at'), recipientIn(read(step, 'recipient'))];
  return recipient && (at === 'code' || at === 'password') ? { at, recipient } : { at: 'address' };
}

/** The same for `/forgotpassword`. */
export function recoverPasswordLocation(hash: string, state: unknown): RecoverPasswordLocation {
  const link = mailedLinkOf(hash);
  if (link) return { at: 'link', link };
  const step = read(state, 'recovery');
  const [at, email] = [read(step, 'at'), read(step, 'email')];
  return at === 'code' && typeof email === 'string' ? { at, email } : { at: 'address' };
}
