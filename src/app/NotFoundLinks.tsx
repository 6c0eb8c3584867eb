import { useLingui } from '@lingui/react/macro';
import { LinkChips } from '../components/ui/LinkChips.tsx';
import { shopMenu } from './shop-menu.ts';
import { useSiteShellQuery } from './SiteShell.generated.ts';

/** The menu's links below a not-found page, on widths where the menu is collapsed. */
export function NotFoundLinks() {
  const { t } = useLingui();
  const { data: shell } = useSiteShellQuery();
  const ways = shell ? shopMenu(shell.groupTree.data, shell.header.data) : [];
  if (ways.length === 0) return null;
  return (
    <nav
      aria-label={t({
        message: 'More links',
        comment: 'Heard as the name of links at the end of a page: categories and pages',
      })}
      className="bg-ply py-10 xl:hidden"
    >
      <div className="width-grid">
        <LinkChips centred links={ways} />
      </div>
    </nav>
  );
}
