import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { AppLink } from '../ui/AppLink.tsx';
import type { MenuItem } from './menu-item.ts';
import { currentBranch } from './menu-item.ts';

interface PhoneMenuListProps {
  items: readonly MenuItem[];
  pathname: string;
  depth?: number;
}

const LEVELS = ['display text-xl font-bold', 'text-lg font-semibold', 'text-base'] as const;

/** The menu tree as nested native disclosures, open along the current screen's branch. */
export function PhoneMenuList({ items, pathname, depth = 0 }: PhoneMenuListProps) {
  const current = currentBranch(items, pathname);
  const look = LEVELS[Math.min(depth, LEVELS.length - 1)];
  const line = `flex min-h-12 w-full items-center justify-between gap-4 py-2 ${look}`;
  return (
    <ul className={depth === 0 ? 'divide-y divide-kerf' : 'mb-3 border-s border-scorch ps-4'}>
      {items.map((item) => (
        <li key={item.href}>
          {item.children.length === 0 ? (
            <AppLink
              href={item.href}
              aria-current={item.href === pathname ? 'page' : undefined}
              className={`${line} aria-[current=page]:text-brand`}
            >
              {item.name}
            </AppLink>
          ) : (
            <details open={item === current} suppressHydrationWarning>
              <summary className={line}>
                {item.name}
                <ChevronDown
                  aria-hidden="true"
                  size={20}
                  strokeWidth={1.5}
                  className="shrink-0 transition-transform [[open]>summary>&]:rotate-180"
                />
              </summary>
              <AppLink
                href={item.href}
                className="flex min-h-11 items-center border-s border-scorch ps-4 text-brand"
              >
                <Trans>Everything in {item.name}</Trans>
              </AppLink>
              <PhoneMenuList items={item.children} pathname={pathname} depth={depth + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
