import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../actors/session.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { LinkLogin } from '../../features/account/LinkLogin.tsx';
import { LoginSteps } from '../../features/account/LoginSteps.tsx';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';

/** `/login`: by e-mailed link or code, or by password. Who is logged in already goes home. */
export function Component() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const loggedIn = useSession(isLoggedIn);
  useEffect(() => {
    if (hydrated && loggedIn) void navigate('/', { replace: true });
    // Only who opens this screen logged in: a login that happens here is led on by the session.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hydrated]);
  const link = new URLSearchParams(hash.slice(1));
  const [email, token] = [link.get('email'), link.get('token')];
  return (
    <AccountFrame
      heading={<Trans>Log in</Trans>}
      intro={<Trans>No account yet? Your e-mail address is all you need.</Trans>}
    >
      <PageHead title={t`Log in`} noindex />
      {hydrated && email && token ? <LinkLogin email={email} token={token} /> : <LoginSteps />}
      <p className="mt-6 border-t border-kerf pt-4 text-sm text-ink-soft">
        <Trans>
          You can also <AppLink href="/signup">sign up with your name</AppLink>.
        </Trans>
      </p>
    </AccountFrame>
  );
}
