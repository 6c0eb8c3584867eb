import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../ui/AppLink.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuItem } from './menu-item.ts';
import { currentBranch, leadsTo } from './menu-item.ts';
import { blurActiveElement } from './blur-active-element.ts';
import { useAfterNavigation } from './use-after-navigation.ts';
import { usePaintedPath } from './use-painted-path.ts';

const ENTRY =
  'relative flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-scorch after:transition-transform after:duration-200 hover:after:scale-x-100 rtl:after:origin-right';

/**
 * The menu on wide screens. Entries with children are native disclosures, one open at a time, and work
 * without script; with it they also close on Escape, on a click or focus elsewhere, and on navigation.
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const pathname = usePaintedPath();
  const current = currentBranch(items, pathname);
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    const open = nav.current?.querySelector('details[open]');
    open?.removeAttribute('open');
    return open;
  };

  useAfterNavigation(() => {
    // The pressed link disappeared with its panel, so the new screen may take the focus.
    if (close()?.contains(document.activeElement)) blurActiveElement();
  });
  useEffect(() => {
    const pressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', pressElsewhere);
    return () => document.removeEventListener('pointerdown', pressElsewhere);
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()?.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !nav.current?.contains(event.relatedTarget)) close();
  };
  return (
    <nav
      ref={nav}
      aria-label={t({ message: 'Main menu', comment: 'Heard as the name of the menu in the header' })}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <ul className="flex flex-wrap gap-x-5 2xl:gap-x-7">
        {items.map((item) => {
          const here = item === current ? 'after:scale-x-100 after:bg-brand' : '';
          return (
            <li key={item.href}>
              {item.children.length === 0 ? (
                <AppLink
                  href={item.href}
                  aria-current={item.href === pathname ? 'page' : undefined}
                  className={`${ENTRY} ${here}`}
                >
                  {item.name}
                </AppLink>
              ) : (
                <details name="main-menu" className="group" suppressHydrationWarning>
                  <summary className={`${ENTRY} ${here} group-open:after:scale-x-100`}>
                    {item.name}
                    <ChevronDown
                      aria-hidden="true"
                      size={16}
                      strokeWidth={1.5}
                      className="transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <MenuPanel item={item} current={leadsTo(item, pathname) ? pathname : null} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
