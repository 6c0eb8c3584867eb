import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type Step = { kind: 'email' | 'code' | 'password'; email: string };

/** The ways to log in: first the address, then its code, or a password. What was typed moves along. */
export function LoginSteps() {
  const [step, setStep] = useState<Step>({ kind: 'email', email: '' });
  if (step.kind === 'code') {
    return <CodeStep email={step.email} onBack={() => setStep({ ...step, kind: 'email' })} />;
  }
  if (step.kind === 'password') {
    return <PasswordStep email={step.email} onCode={(email) => setStep({ kind: 'email', email })} />;
  }
  return (
    <EmailStep
      email={step.email}
      onSent={(email) => setStep({ kind: 'code', email })}
      onPassword={(email) => setStep({ kind: 'password', email })}
    />
  );
}
