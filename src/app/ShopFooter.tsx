import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { LineFooter } from '../components/layout/LineFooter.tsx';
import { SiteFooter } from '../components/layout/SiteFooter.tsx';
import { socialLinks } from '../features/site/social-links.ts';
import { organisationLines } from '../features/site/site-settings.ts';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';
import { footerColumns } from './footer-columns.ts';
import { useSiteShellQuery } from './SiteShell.generated.ts';
import { WorkQueue } from './WorkQueue.tsx';

/** The paths of what one may want to read before paying, as far as the shop's links lead there. */
const BEFORE_PAYING = new Set(['/shipping-and-returns', '/privacy-policy', '/contact']);

interface ShopFooterProps {
  /** One line: nothing leads away from paying. */
  isReduced: boolean;
}

/** The footer with the shop's links and who stands behind it; a navigation does not render it. */
export const ShopFooter = memo(function ShopFooter({ isReduced }: ShopFooterProps) {
  const { t } = useLingui();
  const { data: shell } = useSiteShellQuery();
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  if (!shell || !settings) return null;
  if (isReduced) {
    const links = footerColumns(shell.footer.data).flatMap((column) => column.links);
    return (
      <LineFooter links={links.filter(({ href }) => BEFORE_PAYING.has(`/${href.replace(/^\//, '')}`))} />
    );
  }
  return (
    <SiteFooter
      siteName={settings.name}
      columns={footerColumns(shell.footer.data)}
      organisation={organisationLines(
        settings,
        t({
          message: 'ABN',
          comment: 'Australian Business Number, known by these letters: before it, or the label of its field',
        }),
      )}
      social={socialLinks(settings).map((link) => ({ ...link, newTab: true }))}
      closing={<WorkQueue />}
    />
  );
});
