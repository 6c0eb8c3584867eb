import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { AppLink } from '../ui/AppLink.tsx';
import type { MenuItem } from './menu-item.ts';

interface MenuPanelProps {
  item: MenuItem;
  /** The link in it that leads to the current screen. */
  current: string | null;
}

const LINE = 'decoration-scorch underline-offset-4 hover:underline aria-[current=page]:underline';

/**
 * The panel below the menu bar: children with material swatches and their own children, then a link to
 * everything. Re-renders only on navigation into or out of this entry.
 */
export const MenuPanel = memo(function MenuPanel({ item, current }: MenuPanelProps) {
  const link = (entry: MenuItem, className: string, label: ReactNode = entry.name) => (
    <AppLink
      href={entry.href}
      aria-current={entry.href === current ? 'page' : undefined}
      className={classNames(LINE, className)}
    >
      {label}
    </AppLink>
  );
  return (
    <div className="sheet-in absolute inset-x-0 top-full z-40 border-y border-kerf bg-surface shadow-sheet">
      <div className="width-grid py-6">
        <ul className="grid grid-cols-5 gap-x-6 gap-y-4">
          {item.children.map((child) => (
            <li key={child.href}>
              {link(
                child,
                'flex min-h-16 items-center gap-3 text-sm leading-tight font-semibold',
                <>
                  <Swatch url={child.swatch} />
                  <span className="min-w-0">{child.name}</span>
                </>,
              )}
              {child.children.length > 0 && (
                <ul className="mt-1 border-s border-kerf ps-4 text-sm">
                  {child.children.map((entry) => (
                    <li key={entry.href}>{link(entry, 'inline-block py-1.5')}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {link(
          item,
          'display mt-2 inline-block py-1.5 text-lg font-bold text-brand',
          <Trans comment="Link to a group of products as a whole">Everything in {item.name}</Trans>,
        )}
      </div>
    </div>
  );
});

/** Square of the material, loaded when the panel opens; a plain square without one. */
function Swatch({ url }: { url: string | undefined }) {
  const look = 'size-16 shrink-0 rounded-cut border border-kerf bg-ply object-cover';
  return url ? (
    <img src={url} alt="" width={64} height={64} loading="lazy" decoding="async" className={look} />
  ) : (
    <span aria-hidden="true" className={look} />
  );
}
