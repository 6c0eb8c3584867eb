import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { HideQuery } from '../../features/account/HideQuery.tsx';
import { OAuthReturn } from './OAuthReturn.tsx';

/** `/auth`: the return URL of an OAuth login (RT-20). */
export function Component() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <AccountFrame heading={<Trans>Log in</Trans>}>
      <PageHead title={t`Log in`} noindex />
      <HideQuery />
      {hydrated ? (
        <OAuthReturn />
      ) : (
        <p role="status">
          <Trans comment="Status of a page: the shopper is being logged in">Logging in …</Trans>
        </p>
      )}
    </AccountFrame>
  );
}
