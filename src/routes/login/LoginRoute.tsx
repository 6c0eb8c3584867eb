import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../actors/session.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
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
  const link = hydrated ? mailedLink(hash) : null;
  return (
    <AccountFrame
      heading={<Trans>Log in</Trans>}
      intro={<Trans>No account yet? Your e-mail address is all you need.</Trans>}
    >
      <PageHead title={t`Log in`} noindex />
      {loggedIn ? <LoggedIn /> : link ? <LinkLogin {...link} /> : <LoginSteps />}
      <p className="mt-6 border-t border-kerf pt-4 text-sm text-ink-soft">
        <Trans>
          You can also <AppLink href="/signup">sign up with your name</AppLink>.
        </Trans>
      </p>
    </AccountFrame>
  );
}

/** Logged in just now, on the way elsewhere; or in another tab, while this one stood here. */
function LoggedIn() {
  return (
    <div role="status" className="space-y-5">
      <p>
        <Trans>You are logged in.</Trans>
      </p>
      <ButtonLink href="/" variant="primary" fullWidth>
        <Trans>Go to the shop</Trans>
      </ButtonLink>
    </div>
  );
}

function mailedLink(hash: string): { email: string; token: string } | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [email, token] = [parts.get('email'), parts.get('token')];
  return email && token ? { email, token } : null;
}
