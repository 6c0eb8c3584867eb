import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { StepFocus } from './StepFocus.tsx';
import { useLoginMail } from './use-login-mail.ts';

type Step = { kind: 'email' | 'code' | 'password'; email: string };

/**
 * The ways to log in: first the address, then its code, or a password. What was typed moves along.
 * @param sentTo where a mail is on its way to already: its code is asked for first
 */
export function LoginSteps({ sentTo }: { sentTo: string | null }) {
  const [{ kind, email }, setStep] = useState<Step>(
    sentTo === null ? { kind: 'email', email: '' } : { kind: 'code', email: sentTo },
  );
  const mail = useLoginMail();
  return (
    <StepFocus step={kind}>
      {kind === 'email' && (
        <EmailStep
          email={email}
          onSent={(address) => setStep({ kind: 'code', email: address })}
          onPassword={(address) => setStep({ kind: 'password', email: address })}
        />
      )}
      {kind === 'code' && (
        <CodeStep
          email={email}
          mail={mail}
          recipient={email}
          onChangeAddress={() => setStep({ kind: 'email', email })}
        />
      )}
      {kind === 'password' && (
        <PasswordStep email={email} onCode={(address) => setStep({ kind: 'email', email: address })} />
      )}
    </StepFocus>
  );
}
