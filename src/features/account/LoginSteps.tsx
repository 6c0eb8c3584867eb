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
  /** What asks for the address, and for what else belongs to it. */
  children: ReactNode;
}

/** The step of the login that stands on the screen, with the focus in it. */
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
