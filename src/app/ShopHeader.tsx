import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { SiteHeader } from '../components/layout/SiteHeader.tsx';
import { useHydrated } from '../components/layout/use-hydrated.ts';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { siteLogo } from '../features/site/site-settings.ts';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';
import { isLoggedIn } from '../machines/session/session.selectors.ts';
import { useCart } from '../state/cart.ts';
import { useSession } from '../state/session.ts';
import { shopMenu } from './shop-menu.ts';
import { useSiteShellQuery } from './SiteShell.generated.ts';

interface ShopHeaderProps {
  /** Without menu and search: nothing leads away from paying. */
  isReduced: boolean;
}

/** The header with the shop's menu, the person's account and the cart; a navigation alone does not render it. */
export const ShopHeader = memo(function ShopHeader({ isReduced }: ShopHeaderProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { data: shell } = useSiteShellQuery();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  const loggedIn = useSession(isLoggedIn);
  const count = useCart((cart) => cart.context.cart.cartitemCount);
  if (!shell || !settings) return null;
  const account = loggedIn ? { name: t`My account`, href: '/profile' } : { name: t`Log in`, href: '/login' };
  return (
    <SiteHeader
      siteName={settings.name}
      logo={siteLogo(settings)}
      menu={isReduced ? [] : shopMenu(shell.groupTree.data, shell.header.data)}
      account={account}
      cart={settings.ecommerce_enabled ? { href: '/cart', count: hydrated ? count : undefined } : undefined}
      search={isReduced ? undefined : <SearchBox />}
      note={isReduced ? t`Secure checkout` : undefined}
    />
  );
});
