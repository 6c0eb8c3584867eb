import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../state/session.ts';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { forgetPendingLogin } from './pending-login.ts';

/**
 * For screens that are meant for visitors: who opens one logged in is sent home. Gives whether somebody is logged
 * in by now; a login that happens while the screen is open is led on by the session.
 */
export function useRedirectIfLoggedIn(): { loggedIn: boolean } {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const loggedIn = useSession(isLoggedIn);
  useEffect(() => {
    if (hydrated && loggedIn) void navigate('/', { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only who opens the screen logged in is sent on
  }, [hydrated]);
  useEffect(() => {
    // What was mailed has done its work.
    if (loggedIn) forgetPendingLogin();
  }, [loggedIn]);
  return { loggedIn };
}
