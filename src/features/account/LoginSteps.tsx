import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { StepFocus } from './StepFocus.tsx';

type Step = { kind: 'email' | 'code' | 'password'; email: string };

/** The ways to log in: first the address, then its code, or a password. What was typed moves along. */
export function LoginSteps() {
  const [{ kind, email }, setStep] = useState<Step>({ kind: 'email', email: '' });
  return (
    <StepFocus step={kind}>
      {kind === 'email' && (
        <EmailStep
          email={email}
          onSent={(address) => setStep({ kind: 'code', email: address })}
          onPassword={(address) => setStep({ kind: 'password', email: address })}
        />
      )}
      {kind === 'code' && <CodeStep email={email} onBack={() => setStep({ kind: 'email', email })} />}
      {kind === 'password' && (
        <PasswordStep email={email} onCode={(address) => setStep({ kind: 'email', email: address })} />
      )}
    </StepFocus>
  );
}
