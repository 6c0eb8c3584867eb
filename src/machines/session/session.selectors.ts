import type { SnapshotFrom } from 'xstate';
import { jwtSubject } from '../../lib/jwt-claims.ts';
import type { sessionMachine } from './session.machine.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

/** Logged in means an access token is present (TOK-03). */
export function isLoggedIn(session: Session): boolean {
  return session.context.access_token !== null;
}

/** The bearer token, null for an anonymous visitor. */
export function accessToken(session: Session): string | null {
  return session.context.access_token;
}

/** Whose access token it is: its subject, or the token itself where that cannot be read; null for nobody's. */
export function loggedInPerson({ context: { access_token } }: Session): string | null {
  return access_token === null ? null : (jwtSubject(access_token) ?? access_token);
}

/** Whether the login leads on to the checkout: somebody is about to order. */
export const isOnTheWayToOrder = ({ context: { redirect_after_login } }: Session): boolean =>
  /^\/checkout(?:[?#]|$)/.test(redirect_after_login ?? '');
