import { useLingui } from '@lingui/react/macro';
import { Outlet, ScrollRestoration } from 'react-router';
import { useCart } from '../state/cart.ts';
import { useConnectivity } from '../state/connectivity.ts';
import { useSession } from '../state/session.ts';
import { OfflineBar } from '../components/layout/OfflineBar.tsx';
import { MAIN_ID, PageFrame } from '../components/layout/PageFrame.tsx';
import { TitlePartsContext } from '../components/layout/PageHead.tsx';
import { SiteFooter } from '../components/layout/SiteFooter.tsx';
import { SiteHeader } from '../components/layout/SiteHeader.tsx';
import { useHydrated } from '../components/layout/use-hydrated.ts';
import { useProgressBar } from '../components/layout/use-progress-bar.ts';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { organisationLines, siteLogo } from '../features/site/site-settings.ts';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';
import { isConnected } from '../machines/connectivity/connectivity.machine.ts';
import { isLoggedIn } from '../machines/session/session.selectors.ts';
import { footerColumns } from './footer-columns.ts';
import { shopMenu } from './shop-menu.ts';
import { WaysOn } from './WaysOn.tsx';
import { useSiteShellQuery } from './SiteShell.generated.ts';
import { useFocusOnScreen } from './use-focus-on-screen.ts';
import { useLayout } from './use-layout.ts';

/** The frame of every screen that wants one: header, the screen, footer. Its links are data (GRD-12). */
export function RootLayout() {
  const { t } = useLingui();
  useProgressBar();
  useFocusOnScreen();
  const layout = useLayout();
  const hydrated = useHydrated();
  const { data: shell } = useSiteShellQuery();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  const loggedIn = useSession(isLoggedIn);
  const connected = useConnectivity(isConnected);
  const count = useCart((cart) => cart.context.cart.cartitemCount);
  if (!shell || !settings) return null;
  const menu = shopMenu(shell.groupTree.data, shell.header.data);
  const account = loggedIn
    ? { name: t`My account`, href: '/my-account' }
    : { name: t`Log in`, href: '/login' };
  const titleParts = { prefix: settings.seo_title_prefix, suffix: settings.seo_title_suffix };
  return (
    <TitlePartsContext value={titleParts}>
      <ScrollRestoration />
      {layout === null ? (
        <main id={MAIN_ID}>
          <Outlet />
        </main>
      ) : (
        <PageFrame
          notice={<OfflineBar offline={!connected} />}
          header={
            <SiteHeader
              siteName={settings.name}
              logo={siteLogo(settings)}
              menu={menu}
              account={account}
              cart={{ href: '/cart', count: hydrated ? count : undefined }}
              search={<SearchBox />}
            />
          }
          footer={
            <SiteFooter
              siteName={settings.name}
              columns={footerColumns(shell.footer.data)}
              organisation={organisationLines(settings, t`ABN`)}
              social={[]}
            />
          }
        >
          <Outlet />
          {layout === '404' && <WaysOn ways={menu} />}
        </PageFrame>
      )}
    </TitlePartsContext>
  );
}
