import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { LoggedIn } from '../../features/account/LoggedIn.tsx';
import { loadLoginOptions } from '../../features/account/load-login-options.ts';
import { PasswordSet } from '../../features/account/PasswordSet.tsx';
import { RecoverEmailForm } from '../../features/account/RecoverEmailForm.tsx';
import { RecoverPasswordForm } from '../../features/account/RecoverPasswordForm.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { useCodeOnly } from '../../features/account/use-code-only.ts';
import { useRecoverPassword } from '../../features/account/use-recover-password.ts';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';
import { recoverPasswordStep } from '../../machines/recoverPassword/recoverPassword.selectors.ts';

export const loader = loadLoginOptions;

/**
 * `/forgotpassword`: e-mail address, then code and new password, which logs in (USR-03). The mailed link
 * supplies the code. A logged-in user goes home; if the shop has no passwords, everyone goes to the login
 * (GEN-21).
 */
export function Component() {
  const { t } = useLingui();
  useRedirectIfLoggedIn();
  const codeOnly = useCodeOnly();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  useEffect(() => {
    if (hydrated && codeOnly) void navigate('/login', { replace: true });
  }, [hydrated, codeOnly, navigate]);
  const recovery = useRecoverPassword();
  const step = recoverPasswordStep(recovery.snapshot);
  return (
    <AccountFrame heading={<Trans>Forgot your password?</Trans>}>
      <PageHead title={t`Forgot your password?`} noindex />
      <StepFocus step={recovery.snapshot.hasTag('opening') ? null : step}>
        {step === 'email' && <RecoverEmailForm {...recovery} />}
        {(step === 'code' || step === 'link') && <RecoverPasswordForm {...recovery} />}
        {step === 'set' && <PasswordSet {...recovery} />}
        {step === 'welcome' && <LoggedIn />}
      </StepFocus>
    </AccountFrame>
  );
}
