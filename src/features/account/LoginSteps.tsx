import type { ReactNode } from 'react';
import { loginStep } from '../../machines/login/login.selectors.ts';
import { CodeStep } from './CodeStep.tsx';
import { LinkLogin } from './LinkLogin.tsx';
import { LoggedIn } from './LoggedIn.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { StepFocus } from './StepFocus.tsx';
import type { Login } from './use-login.ts';

interface LoginStepsProps {
  login: Login;
  /** The form for the e-mail address and related data. */
  children: ReactNode;
}

/** Shows the current step of the login and moves the focus into it. */
export function LoginSteps({ login, children }: LoginStepsProps) {
  const step = loginStep(login.snapshot);
  return (
    <StepFocus step={login.snapshot.hasTag('opening') ? null : step}>
      {step === 'email' && children}
      {step === 'code' && <CodeStep {...login} />}
      {step === 'password' && <PasswordStep {...login} />}
      {step === 'link' && <LinkLogin {...login} />}
      {step === 'welcome' && <LoggedIn />}
    </StepFocus>
  );
}
