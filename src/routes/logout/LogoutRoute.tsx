import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSessionRef } from '../../state/session.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';

/**
 * `/logout`: ends the session and goes to `/` (RT-18, GRD-06). Checks the session only once: a login in
 * another tab during the navigation is kept (TOK-11).
 */
export function Component() {
  const { t } = useLingui();
  const session = useSessionRef();
  // The session is only known after hydration.
  const hydrated = useHydrated();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hydrated) return;
    if (isLoggedIn(session.getSnapshot())) session.send({ type: 'session.logout' });
    void navigate('/', { replace: true });
  }, [hydrated, session, navigate]);
  return (
    <div className="px-6 py-16 text-center">
      <PageHead title={t`Log out`} noindex />
      <div role="status">
        <h1 className="font-display text-3xl font-bold">
          <Trans comment="Heading of a page that says what is under way">Logging out …</Trans>
        </h1>
      </div>
      <noscript>
        <p className="mt-4">
          <Trans>
            Logging out needs JavaScript.{' '}
            <AppLink href="/" className="underline underline-offset-4">
              Go to the shop
            </AppLink>
          </Trans>
        </p>
      </noscript>
    </div>
  );
}
