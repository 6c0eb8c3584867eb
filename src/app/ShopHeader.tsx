import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { AccountLink } from '../components/layout/AccountLink.tsx';
import { CartLink } from '../components/layout/CartLink.tsx';
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
  /** Without menu and search, which lead away from paying. */
  isReduced: boolean;
}

/** Header with menu, account and cart; memoised, so navigation alone does not re-render it. */
export const ShopHeader = memo(function ShopHeader({ isReduced }: ShopHeaderProps) {
  const { t } = useLingui();
  const { data: shell } = useSiteShellQuery();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  if (!shell || !settings) return null;
  return (
    <SiteHeader
      siteName={settings.name}
      logo={siteLogo(settings)}
      menu={isReduced ? [] : shopMenu(shell.groupTree.data, shell.header.data)}
      account={<OwnAccount />}
      cart={settings.ecommerce_enabled && <OwnCart />}
      search={isReduced ? undefined : <SearchBox />}
      note={
        isReduced
          ? t({
              message: 'Secure checkout',
              comment: 'Note in the header of the checkout, where the menu is left out',
            })
          : undefined
      }
    />
  );
});

/** Separate, like the cart, so that session changes do not re-render the menus. */
function OwnAccount() {
  const { t } = useLingui();
  return useSession(isLoggedIn) ? (
    <AccountLink
      name={t({
        message: 'My account',
        comment: 'Link in the header for logged-in shoppers, and heading of the page with the orders',
      })}
      href="/profile"
    />
  ) : (
    <AccountLink name={t`Log in`} href="/login" />
  );
}

function OwnCart() {
  const hydrated = useHydrated();
  const count = useCart((cart) => cart.context.cart.cartitemCount);
  return <CartLink href="/cart" count={hydrated ? count : undefined} />;
}
