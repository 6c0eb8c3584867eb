import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { LoggedIn } from '../../features/account/LoggedIn.tsx';
import { mailedLinkOf } from '../../features/account/mailed-link.ts';
import { PasswordSet } from '../../features/account/PasswordSet.tsx';
import { RecoverEmailForm } from '../../features/account/RecoverEmailForm.tsx';
import { RecoverPasswordForm } from '../../features/account/RecoverPasswordForm.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';
import { useSessionRef } from '../../state/session.ts';

type Step = { kind: 'email' | 'code' | 'set'; email: string };

/**
 * `/forgotpassword`: address, then code and new password, which logs in (USR-03). The mailed link brings the code
 * along. Who is logged in already goes home.
 */
export function Component() {
  const { t } = useLingui();
  const session = useSessionRef();
  const { loggedIn } = useRedirectIfLoggedIn();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [{ kind, email }, setStep] = useState<Step>({ kind: 'email', email: '' });
  const link = hydrated && kind !== 'set' ? mailedLinkOf(hash) : null;
  /** The link in the address bar has done its work, or is no longer good. */
  const goTo = (step: Step) => {
    setStep(step);
    if (link) void navigate('/forgotpassword', { replace: true });
  };
  const logIn = (address: string, password: string) => {
    goTo({ kind: 'set', email: address });
    const credentials = { method: 'password', username: address, password } as const;
    session.send({ type: 'login.submit', credentials });
  };
  const address = link?.email ?? email;
  const shown = loggedIn ? 'done' : link ? 'link' : kind;
  return (
    <AccountFrame heading={<Trans>Forgot your password?</Trans>}>
      <PageHead title={t`Forgot your password?`} noindex />
      <StepFocus step={shown}>
        {shown === 'done' && <LoggedIn />}
        {shown === 'email' && (
          <RecoverEmailForm email={email} onSent={(to) => setStep({ kind: 'code', email: to })} />
        )}
        {(shown === 'code' || shown === 'link') && (
          <RecoverPasswordForm
            key={link?.token ?? 'code'}
            email={address}
            token={link?.token ?? null}
            onSent={() => goTo({ kind: 'code', email: address })}
            onChangeAddress={() => goTo({ kind: 'email', email: address })}
            onDone={(password) => logIn(address, password)}
          />
        )}
        {shown === 'set' && <PasswordSet />}
      </StepFocus>
    </AccountFrame>
  );
}
