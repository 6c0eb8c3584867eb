import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { loadLoginOptions } from '../../features/account/load-login-options.ts';
import { LoginSteps } from '../../features/account/LoginSteps.tsx';
import { SignupForm } from '../../features/account/SignupForm.tsx';
import { useCodeOnly } from '../../features/account/use-code-only.ts';
import { useLogin } from '../../features/account/use-login.ts';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';
import { useSiteSettingsQuery } from '../../features/site/SiteSettings.generated.ts';

export const loader = loadLoginOptions;

/** `/signup`: a login that asks for the name first. A logged-in user goes home. */
export function Component() {
  const { t } = useLingui();
  useRedirectIfLoggedIn();
  const login = useLogin();
  const codeOnly = useCodeOnly();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  return (
    <AccountFrame
      heading={
        <Trans comment="Heading of the page where an account is made, and its button: a verb">Sign up</Trans>
      }
      intro={
        codeOnly ? (
          <Trans>No password needed: we send you a code.</Trans>
        ) : (
          <Trans>No password needed: we send you a link.</Trans>
        )
      }
    >
      <PageHead title={t`Sign up`} noindex />
      <LoginSteps login={login}>
        <SignupForm {...login} asksDateOfBirth={settings?.ask_date_of_birth ?? false} />
      </LoginSteps>
      <p className="mt-6 border-t border-kerf pt-4 text-sm text-ink-soft">
        <Trans>
          You have an account already:{' '}
          <AppLink href="/login" className="text-ink underline underline-offset-4">
            log in
          </AppLink>
          .
        </Trans>
      </p>
    </AccountFrame>
  );
}
