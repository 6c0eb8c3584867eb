import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { usePasswordMail } from '../../features/account/use-password-mail.ts';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

interface PasswordBoxProps {
  email: string;
  hasPassword: boolean;
  onChange: () => void;
}

/** Whether a password is set; sets or changes it, proved by the old one or a mailed code. */
export function PasswordBox({ email, hasPassword, onChange }: PasswordBoxProps) {
  const [step, setStep] = useState<'closed' | 'password' | 'code' | 'done'>('closed');
  const mail = usePasswordMail();
  const messageOf = useFailureMessage();
  const mailCode = async () => {
    if (await mail.send(email)) setStep('code');
  };
  const finish = () => {
    setStep('done');
    onChange();
  };
  return (
    <StepFocus step={step}>
      {step === 'done' && (
        <p role="status" tabIndex={-1}>
          <Trans>Your new password is set. You are logged out everywhere else.</Trans>
        </p>
      )}
      {(step === 'closed' || step === 'done') && (
        <>
          <p className="text-ink-soft">
            {hasPassword ? (
              <Trans comment="Status in the profile: the account has one">A password is set.</Trans>
            ) : (
              <Trans>None: you log in by mail.</Trans>
            )}
          </p>
          <Button
            size="sm"
            className="mt-2"
            busy={mail.loading}
            onClick={() => (hasPassword ? setStep('password') : void mailCode())}
          >
            {hasPassword ? (
              <Trans comment="Button, a verb: shows the form for a new one">Change the password</Trans>
            ) : (
              <Trans comment="Button, a verb, where the account has none">Set a password</Trans>
            )}
          </Button>
        </>
      )}
      {(step === 'password' || step === 'code') && (
        <ChangePasswordForm
          key={step}
          email={email}
          proof={step}
          mail={mail}
          onMailCode={() => void mailCode()}
          onCancel={() => setStep('closed')}
          onDone={finish}
        />
      )}
      <StatusMessage urgent className="mt-2 text-sm text-dng empty:hidden">
        {mail.loading || step === 'code' ? null : messageOf(mail.error)}
      </StatusMessage>
    </StepFocus>
  );
}
