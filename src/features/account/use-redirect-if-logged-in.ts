import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../state/session.ts';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { forgetPendingLogin } from './pending-login.ts';

/**
 * For screens meant for visitors: sends a user who opens one logged in to the home page. Returns whether a
 * user is logged in now; a login while the screen is open is redirected by the session.
 */
export function useRedirectIfLoggedIn(): { loggedIn: boolean } {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const loggedIn = useSession(isLoggedIn);
  useEffect(() => {
    if (hydrated && loggedIn) void navigate('/', { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- redirects only users logged in on opening
  }, [hydrated]);
  useEffect(() => {
    // The mailed link or code is used up.
    if (loggedIn) forgetPendingLogin();
  }, [loggedIn]);
  return { loggedIn };
}
