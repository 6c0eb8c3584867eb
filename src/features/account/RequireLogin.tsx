import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useSession, useSessionRef } from '../../state/session.ts';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';

interface RequireLoginProps {
  /** Stands until it is known who is here. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Sends a visitor who arrives logged out to /login, after remembering the full path to come back to (GRD-01,
 * GRD-02). Whose session ends while the screen is open goes home (TOK-06, TOK-11).
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
    // A token may be refused before this screen could see that there was one.
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
  // Before that the tab's actors, whom the screen asks, do not run yet.
  if (!hydrated || !loggedIn) return fallback;
  // Another person's screen is another screen: nothing that it holds is carried over.
  return <Fragment key={person}>{children}</Fragment>;
}
