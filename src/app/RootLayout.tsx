import { Outlet, ScrollRestoration } from 'react-router';
import { MAIN_ID, PageFrame } from '../components/layout/PageFrame.tsx';
import { TitlePartsContext } from '../components/layout/PageHead.tsx';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';
import { SellsOnlineContext } from '../state/sells-online.ts';
import { PrintHead } from './PrintHead.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { useFocusOnScreen } from './use-focus-on-screen.ts';
import { useLayout } from './use-layout.ts';
import { NotFoundLinks } from './NotFoundLinks.tsx';

/** The frame around screens: header, screen, footer. Its links are data (GRD-12). */
export function RootLayout() {
  useFocusOnScreen();
  const layout = useLayout();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  if (!settings) return null;
  const titleParts = { prefix: settings.seo_title_prefix, suffix: settings.seo_title_suffix };
  return (
    <TitlePartsContext value={titleParts}>
      <SellsOnlineContext value={settings.ecommerce_enabled}>
        <ScrollRestoration />
        {layout === null ? (
          <main id={MAIN_ID}>
            <Outlet />
          </main>
        ) : (
          <PageFrame
            header={<ShopHeader isReduced={layout === 'checkout'} />}
            footer={
              <>
                <ShopFooter isReduced={layout === 'checkout'} />
                <PrintHead />
              </>
            }
          >
            <Outlet />
            {layout === '404' && <NotFoundLinks />}
          </PageFrame>
        )}
      </SellsOnlineContext>
    </TitlePartsContext>
  );
}
