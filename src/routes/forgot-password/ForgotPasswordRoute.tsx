import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { RecoverEmailForm } from '../../features/account/RecoverEmailForm.tsx';
import { RecoverPasswordForm } from '../../features/account/RecoverPasswordForm.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';

type Step = { kind: 'email' | 'code' | 'done'; email: string };

/** `/forgotpassword`: address, then code and new password, then on to the login (USR-03). Who is logged in already goes home. */
export function Component() {
  const { t } = useLingui();
  useRedirectIfLoggedIn();
  const [{ kind, email }, setStep] = useState<Step>({ kind: 'email', email: '' });
  return (
    <AccountFrame heading={<Trans>Forgot your password?</Trans>}>
      <PageHead title={t`Forgot your password?`} noindex />
      <StepFocus step={kind}>
        {kind === 'email' && (
          <RecoverEmailForm email={email} onSent={(address) => setStep({ kind: 'code', email: address })} />
        )}
        {kind === 'code' && (
          <RecoverPasswordForm
            email={email}
            onBack={() => setStep({ kind: 'email', email })}
            onDone={() => setStep({ kind: 'done', email })}
          />
        )}
        {kind === 'done' && <PasswordSet />}
      </StepFocus>
    </AccountFrame>
  );
}

function PasswordSet() {
  return (
    <div role="status" tabIndex={-1} className="space-y-5">
      <p>
        <Trans>Your new password is set. You can log in with it now.</Trans>
      </p>
      <ButtonLink href="/login" variant="primary" fullWidth>
        <Trans>Log in</Trans>
      </ButtonLink>
    </div>
  );
}
