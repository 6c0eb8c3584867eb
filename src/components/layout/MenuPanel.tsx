import { Trans } from '@lingui/react/macro';
import { classNames } from '../../lib/class-names.ts';
import { AppLink } from '../ui/AppLink.tsx';
import type { MenuItem } from './menu-item.ts';

interface MenuPanelProps {
  item: MenuItem;
  pathname: string;
}

const LINE =
  'inline-block py-1.5 decoration-scorch underline-offset-4 hover:underline aria-[current=page]:underline';

/** The sheet under the menu bar: branches as columns, plain entries together in the first. */
export function MenuPanel({ item, pathname }: MenuPanelProps) {
  const plain = item.children.filter((child) => child.children.length === 0);
  const branches = item.children.filter((child) => child.children.length > 0);
  const link = (entry: MenuItem, className: string) => (
    <AppLink
      href={entry.href}
      aria-current={entry.href === pathname ? 'page' : undefined}
      className={classNames(LINE, className)}
    >
      {entry.name}
    </AppLink>
  );
  return (
    <div className="sheet-in absolute inset-x-0 top-full z-40 border-y border-kerf bg-surface shadow-sheet">
      <div className="width-grid flex gap-x-14 py-8">
        <ul className="shrink-0 space-y-0.5">
          <li>
            <AppLink href={item.href} className={classNames(LINE, 'display text-lg font-bold text-brand')}>
              <Trans>Everything in {item.name}</Trans>
            </AppLink>
          </li>
          {plain.map((entry) => (
            <li key={entry.href}>{link(entry, 'font-semibold')}</li>
          ))}
        </ul>
        <ul className="flex grow flex-wrap gap-x-14 gap-y-6">
          {branches.map((branch) => (
            <li key={branch.href}>
              {link(branch, 'font-semibold')}
              <ul
                className={classNames(
                  'mt-1 border-s border-kerf ps-4 text-sm',
                  branch.children.length > 6 && 'columns-2 gap-x-10',
                )}
              >
                {branch.children.map((entry) => (
                  <li key={entry.href}>{link(entry, 'break-inside-avoid')}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
