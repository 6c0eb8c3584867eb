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

/** Paths a shopper may want to read before paying, where the footer links to them. */
const BEFORE_PAYING = new Set(['/shipping-and-returns', '/privacy-policy', '/contact']);

interface ShopFooterProps {
  /** A single line, so that little leads away from paying. */
  isReduced: boolean;
}

/** Footer with the shop's links and organisation details; memoised, so navigation does not re-render it. */
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
