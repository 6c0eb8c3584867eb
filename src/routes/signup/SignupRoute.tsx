import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { CodeStep } from '../../features/account/CodeStep.tsx';
import { SignupForm } from '../../features/account/SignupForm.tsx';

/** `/signup`. */
export function Component() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountFrame
      heading={<Trans>Sign up</Trans>}
      intro={<Trans>No password needed: we send you a link.</Trans>}
    >
      <PageHead title={t`Sign up`} noindex />
      {sentTo === null ? (
        <SignupForm onSent={setSentTo} />
      ) : (
        <CodeStep email={sentTo} onBack={() => setSentTo(null)} />
      )}
    </AccountFrame>
  );
}
