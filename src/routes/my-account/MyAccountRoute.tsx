import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AccountHead } from '../../features/account/AccountHead.tsx';
import { loadLoginOptions } from '../../features/account/load-login-options.ts';
import { RequireLogin } from '../../features/account/RequireLogin.tsx';
import { pageNumberOf } from '../../lib/page-number.ts';
import { AccountBlock } from './AccountBlock.tsx';
import { AccountWaiting } from './AccountWaiting.tsx';

export const loader = loadLoginOptions;

/** `/my-account`: the account block, requires a login (RT-17, A38); `?page=2` shows earlier orders. */
export function Component() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <div className="width-grid py-8">
      <PageHead title={t`My account`} noindex />
      <AccountHead current="/my-account">
        <Trans>My account</Trans>
      </AccountHead>
      <RequireLogin fallback={<AccountWaiting />}>
        <AccountBlock page={pageNumberOf(query.get('page'))} />
      </RequireLogin>
    </div>
  );
}
