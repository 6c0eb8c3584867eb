import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { LoginSteps } from '../../features/account/LoginSteps.tsx';
import { SignupForm } from '../../features/account/SignupForm.tsx';
import { useLogin } from '../../features/account/use-login.ts';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';
import { useSiteSettingsQuery } from '../../features/site/SiteSettings.generated.ts';

/** `/signup`: a login that begins with names. Who is logged in already goes home. */
export function Component() {
  const { t } = useLingui();
  useRedirectIfLoggedIn();
  const login = useLogin();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  return (
    <AccountFrame
      heading={<Trans>Sign up</Trans>}
      intro={<Trans>No password needed: we send you a link.</Trans>}
    >
      <PageHead title={t`Sign up`} noindex />
      <LoginSteps login={login}>
        <SignupForm {...login} asksDateOfBirth={settings?.ask_date_of_birth ?? false} />
      </LoginSteps>
    </AccountFrame>
  );
}
