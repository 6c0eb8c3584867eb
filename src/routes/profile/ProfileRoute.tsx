import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountHead } from '../../features/account/AccountHead.tsx';
import { loadLoginOptions } from '../../features/account/load-login-options.ts';
import { RequireLogin } from '../../features/account/RequireLogin.tsx';
import { ProfileBlock } from './ProfileBlock.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

export const loader = loadLoginOptions;

/** `/profile`: the user's profile, requires a login (RT-16, GRD-01, A36). */
export function Component() {
  const { t } = useLingui();
  return (
    <div className="width-grid py-8">
      <PageHead title={t({ message: 'Your profile', comment: 'Heading and title of a page' })} noindex />
      <AccountHead current="/profile">
        <Trans>Your profile</Trans>
      </AccountHead>
      <RequireLogin fallback={<ProfileWaiting />}>
        <ProfileBlock />
      </RequireLogin>
    </div>
  );
}
