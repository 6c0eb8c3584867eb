import type { SnapshotFrom } from 'xstate';
import { jwtSubject } from '../../lib/jwt-claims.ts';
import type { sessionMachine } from './session.machine.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

/** Whether an access token is present, which means logged in (TOK-03). */
export function isLoggedIn(session: Session): boolean {
  return session.context.access_token !== null;
}

/** The bearer token; `null` for an anonymous visitor. */
export function accessToken(session: Session): string | null {
  return session.context.access_token;
}

/**
 * Identifies the logged-in user by the token's subject, or by the token itself when it cannot be parsed;
 * `null` when logged out.
 */
export function loggedInPerson({ context: { access_token } }: Session): string | null {
  return access_token === null ? null : (jwtSubject(access_token) ?? access_token);
}

/** Whether the login leads on to the checkout. */
export const isOnTheWayToOrder = ({ context: { redirect_after_login } }: Session): boolean =>
  /^\/checkout(?:[?#]|$)/.test(redirect_after_login ?? '');
