import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { EmailStep } from '../../features/account/EmailStep.tsx';
import { GoogleButton } from '../../features/account/GoogleButton.tsx';
import { loadLoginOptions } from '../../features/account/load-login-options.ts';
import { LoginSteps } from '../../features/account/LoginSteps.tsx';
import { useLogin } from '../../features/account/use-login.ts';
import { isOnTheWayToOrder } from '../../machines/session/session.selectors.ts';
import { useSession } from '../../state/session.ts';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';

export const loader = loadLoginOptions;

/** `/login`: by e-mailed link or code, or by password. A logged-in user goes home. */
export function Component() {
  const { t } = useLingui();
  const { loggedIn } = useRedirectIfLoggedIn();
  const isOrdering = useSession(isOnTheWayToOrder);
  const login = useLogin();
  return (
    <AccountFrame
      heading={
        <Trans comment="Link to the login, heading of its page, and button at its end: a verb">Log in</Trans>
      }
      intro={
        isOrdering ? (
          <Trans>
            To place your order we need your <span className="whitespace-nowrap">e-mail</span> address, and no
            password. One code by <span className="whitespace-nowrap">e-mail</span>, then your order goes on
            where you left it.
          </Trans>
        ) : (
          <Trans>
            No account yet? Your <span className="whitespace-nowrap">e-mail</span> address is all you need.
          </Trans>
        )
      }
    >
      <PageHead title={t`Log in`} noindex />
      <LoginSteps login={login}>
        <EmailStep {...login} />
      </LoginSteps>
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
