import { Trans, useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountHead } from '../../features/account/AccountHead.tsx';
import { LoginOptionsDocument } from '../../features/account/LoginOptions.generated.ts';
import { RequireLogin } from '../../features/account/RequireLogin.tsx';
import { clientOf } from '../../graphql/route-context.ts';
import { ProfileBlock } from './ProfileBlock.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await clientOf(context).query({ query: LoginOptionsDocument });
  return null;
}

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
