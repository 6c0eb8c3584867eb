import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useSession, useSessionRef } from '../../state/session.ts';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';

interface RequireLoginProps {
  /** Shown until the session is known. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Sends a visitor who arrives logged out to /login and remembers the full path to come back to (GRD-01,
 * GRD-02). A user whose session ends while the screen is open goes home (TOK-06, TOK-11).
 */
export function RequireLogin({ fallback, children }: RequireLoginProps) {
  const session = useSessionRef();
  const person = useSession(loggedInPerson);
  const loggedIn = person !== null;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const mustLogIn = hydrated && !loggedIn;
  const isOpening = useNavigationType() === NavigationType.Pop;
  const wasLoggedIn = useRef(false);
  useEffect(() => {
    if (loggedIn) wasLoggedIn.current = true;
  }, [loggedIn]);
  useEffect(() => {
    if (!mustLogIn) return;
    // A token may be refused before this screen could notice it.
    const openedLoggedIn = isOpening && session.getSnapshot().context.openedLoggedIn;
    if (wasLoggedIn.current || openedLoggedIn) {
      wasLoggedIn.current = true;
      session.send({ type: 'opening.forget' });
      void navigate('/', { replace: true });
      return;
    }
    session.send({ type: 'redirect.remember', path: `${pathname}${search}${hash}` });
    void navigate('/login', { replace: true });
  }, [mustLogIn, isOpening, session, navigate, pathname, search, hash]);
  // The tab's actors, which the screen needs, only run after hydration.
  if (!hydrated || !loggedIn) return fallback;
  // Remounts for another user, so that no state is carried over.
  return <Fragment key={person}>{children}</Fragment>;
}
