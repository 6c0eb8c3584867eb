import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { CodeStep } from '../../features/account/CodeStep.tsx';
import { LoggedIn } from '../../features/account/LoggedIn.tsx';
import { SignupForm } from '../../features/account/SignupForm.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';

/** `/signup`. Who is logged in already goes home. */
export function Component() {
  const { t } = useLingui();
  const { loggedIn } = useRedirectIfLoggedIn();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const step = loggedIn ? 'done' : sentTo === null ? 'names' : 'code';
  return (
    <AccountFrame
      heading={<Trans>Sign up</Trans>}
      intro={<Trans>No password needed: we send you a link.</Trans>}
    >
      <PageHead title={t`Sign up`} noindex />
      <StepFocus step={step}>
        {loggedIn ? (
          <LoggedIn />
        ) : sentTo === null ? (
          <SignupForm onSent={setSentTo} />
        ) : (
          <CodeStep email={sentTo} onBack={() => setSentTo(null)} />
        )}
      </StepFocus>
    </AccountFrame>
  );
}
