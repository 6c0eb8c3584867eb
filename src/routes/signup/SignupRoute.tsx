import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { CodeStep } from '../../features/account/CodeStep.tsx';
import { LoggedIn } from '../../features/account/LoggedIn.tsx';
import { SignupForm } from '../../features/account/SignupForm.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { useRedirectIfLoggedIn } from '../../features/account/use-redirect-if-logged-in.ts';
import { useSignUpMail } from '../../features/account/use-sign-up-mail.ts';
import { useSiteSettingsQuery } from '../../features/site/SiteSettings.generated.ts';
import type { NewUser } from '../../features/account/use-sign-up-mail.ts';

/** `/signup`. Who is logged in already goes home. */
export function Component() {
  const { t } = useLingui();
  const { loggedIn } = useRedirectIfLoggedIn();
  const [given, setGiven] = useState<NewUser | null>(null);
  const [sent, setSent] = useState(false);
  const mail = useSignUpMail();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  const step = loggedIn ? 'done' : given && sent ? 'code' : 'names';
  return (
    <AccountFrame
      heading={<Trans>Sign up</Trans>}
      intro={<Trans>No password needed: we send you a link.</Trans>}
    >
      <PageHead title={t`Sign up`} noindex />
      <StepFocus step={step}>
        {loggedIn ? (
          <LoggedIn />
        ) : given && sent ? (
          <CodeStep
            email={given.email}
            mail={mail}
            recipient={given}
            onChangeAddress={() => setSent(false)}
          />
        ) : (
          <SignupForm
            given={given}
            asksDateOfBirth={settings?.ask_date_of_birth ?? false}
            onSent={(user) => {
              setGiven(user);
              setSent(true);
            }}
          />
        )}
      </StepFocus>
    </AccountFrame>
  );
}
