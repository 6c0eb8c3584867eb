import { useLingui } from '@lingui/react/macro';
import { LinkChips } from '../components/ui/LinkChips.tsx';
import type { MenuItem } from '../components/layout/menu-item.ts';

/** The ways of the menu below a page that is not there, where nobody has to open it; a menu that is a bar is enough. */
export function WaysOn({ ways }: { ways: readonly MenuItem[] }) {
  const { t } = useLingui();
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t`Ways on`} className="width-grid py-10 xl:hidden">
      <LinkChips centred links={ways} />
    </nav>
  );
}
