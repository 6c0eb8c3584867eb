import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { GoogleButton } from '../../features/account/GoogleButton.tsx';
import { LoginOptionsDocument } from '../../features/account/LoginOptions.generated.ts';
import { clientOf } from '../../graphql/route-context.ts';
import { LoggedIn } from '../../features/account/LoggedIn.tsx';
import { LinkLogin } from '../../features/account/LinkLogin.tsx';
import { LoginSteps } from '../../features/account/LoginSteps.tsx';
import { mailedLinkOf } from '../../features/account/mailed-link.ts';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { isOnTheWayToOrder } from '../../machines/session/session.selectors.ts';
import { useSession } from '../../state/session.ts';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await clientOf(context).query({ query: LoginOptionsDocument });
  return null;
}

/** `/login`: by e-mailed link or code, or by password. Who is logged in already goes home. */
export function Component() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const { loggedIn } = useRedirectIfLoggedIn();
  const isOrdering = useSession(isOnTheWayToOrder);
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const link = hydrated ? mailedLinkOf(hash) : null;
  const waitForMail = (email: string) => {
    setSentTo(email);
    // The link in the address bar is no longer good.
    void navigate('/login', { replace: true });
  };
  return (
    <AccountFrame
      heading={<Trans>Log in</Trans>}
      intro={
        isOrdering ? (
          <Trans>
            To place your order we need your e-mail address, and no password. One code by e-mail, then your
            order goes on where you left it.
          </Trans>
        ) : (
          <Trans>No account yet? Your e-mail address is all you need.</Trans>
        )
      }
    >
      <PageHead title={t`Log in`} noindex />
      <StepFocus step={loggedIn ? 'done' : link ? 'link' : 'steps'}>
        {loggedIn ? (
          <LoggedIn />
        ) : link ? (
          <LinkLogin key={link.token} {...link} onSent={waitForMail} />
        ) : (
          <LoginSteps sentTo={sentTo} />
        )}
      </StepFocus>
      {!loggedIn && <GoogleButton />}
      <p className="mt-6 border-t border-kerf pt-4 text-sm text-ink-soft">
        <Trans>
          You can also{' '}
          <AppLink href="/signup" className="text-ink underline underline-offset-4">
            sign up with your name
          </AppLink>
          .
        </Trans>
      </p>
    </AccountFrame>
  );
}
