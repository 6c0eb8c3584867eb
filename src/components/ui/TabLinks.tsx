import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { AppLink } from './AppLink.tsx';

interface TabLinksProps {
  /** What the screens belong to, for screen readers. */
  label: string;
  links: readonly { href: string; name: ReactNode }[];
  /** `href` of the open screen. */
  current: string;
  className?: string;
}

/** Links between related screens, side by side below their heading. */
export function TabLinks({ label, links, current, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames('border-b border-kerf', className)}>
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {links.map(({ href, name }) => (
          <li key={href}>
            <AppLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 px-1 font-semibold',
                href === current ? 'border-scorch' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
