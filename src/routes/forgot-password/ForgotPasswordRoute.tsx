import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { RecoverEmailForm } from '../../features/account/RecoverEmailForm.tsx';
import { RecoverPasswordForm } from '../../features/account/RecoverPasswordForm.tsx';

type Step = { kind: 'email' } | { kind: 'code'; email: string } | { kind: 'done' };

/** `/forgotpassword`: address, then code and new password, then on to the login (USR-03). */
export function Component() {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ kind: 'email' });
  return (
    <AccountFrame heading={<Trans>Forgot your password?</Trans>}>
      <PageHead title={t`Forgot your password?`} noindex />
      {step.kind === 'email' && <RecoverEmailForm onSent={(email) => setStep({ kind: 'code', email })} />}
      {step.kind === 'code' && (
        <RecoverPasswordForm email={step.email} onDone={() => setStep({ kind: 'done' })} />
      )}
      {step.kind === 'done' && (
        <div role="status" className="space-y-5">
          <p>
            <Trans>Your new password is set. You can log in with it now.</Trans>
          </p>
          <ButtonLink href="/login" variant="primary" fullWidth>
            <Trans>Log in</Trans>
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  );
}
