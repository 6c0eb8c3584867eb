import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { loadLoginOptions } from '../../features/account/load-login-options.ts';
import { useLoginOptionsQuery } from '../../features/account/LoginOptions.generated.ts';
import { HideQuery } from '../../features/account/HideQuery.tsx';
import { TokenLogin } from './TokenLogin.tsx';

export const loader = loadLoginOptions;

/** `/token-login?a=…&r=…&b=…`: login with tokens obtained elsewhere (GRD-07, A21). */
export function Component() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const options = useLoginOptionsQuery().data?.loginOptions;
  return (
    <AccountFrame heading={<Trans>Log in</Trans>}>
      <PageHead title={t`Log in`} noindex />
      <HideQuery />
      {hydrated && options ? (
        <TokenLogin options={options} />
      ) : (
        <p role="status">
          <Trans>Logging in …</Trans>
        </p>
      )}
      <noscript>
        <p className="mt-4">
          <Trans>Logging in with this link needs JavaScript.</Trans>
        </p>
      </noscript>
    </AccountFrame>
  );
}
