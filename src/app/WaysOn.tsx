import { useLingui } from '@lingui/react/macro';
import { AppLink } from '../components/ui/AppLink.tsx';
import type { MenuItem } from '../components/layout/menu-item.ts';

/** The ways of the menu below a page that is not there, where nobody has to open it; a menu that is a bar is enough. */
export function WaysOn({ ways }: { ways: readonly MenuItem[] }) {
  const { t } = useLingui();
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t`Ways on`} className="width-grid py-10 xl:hidden">
      <ul className="flex flex-wrap justify-center gap-3">
        {ways.map(({ name, href }) => (
          <li key={href}>
            <AppLink
              href={href}
              className="inline-flex min-h-11 items-center rounded-cut border border-kerf bg-surface px-3.5 font-semibold transition-colors hover:border-scorch"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
