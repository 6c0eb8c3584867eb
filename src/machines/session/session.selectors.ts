import type { SnapshotFrom } from 'xstate';
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
