import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { SiteFooter } from '../components/layout/SiteFooter.tsx';
import { organisationLines } from '../features/site/site-settings.ts';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';
import { footerColumns } from './footer-columns.ts';
import { useSiteShellQuery } from './SiteShell.generated.ts';

/** The footer with the shop's links and who stands behind it; a navigation does not render it. */
export const ShopFooter = memo(function ShopFooter() {
  const { t } = useLingui();
  const { data: shell } = useSiteShellQuery();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  if (!shell || !settings) return null;
  return (
    <SiteFooter
      siteName={settings.name}
      columns={footerColumns(shell.footer.data)}
      organisation={organisationLines(settings, t`ABN`)}
      social={[]}
    />
  );
});
