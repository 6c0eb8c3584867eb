import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { DesktopMenu } from './DesktopMenu.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import type { SiteLogo } from './SiteBrand.tsx';
import { SiteBrand } from './SiteBrand.tsx';
import type { MenuItem } from './menu-item.ts';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

interface SiteHeaderProps {
  siteName: string;
  logo?: SiteLogo | undefined;
  menu: readonly MenuItem[];
  /** Link to the account, or to the login. */
  account?: ReactNode;
  /** Link to the cart; omitted when nothing is sold. */
  cart?: ReactNode;
  /** The search field. */
  search?: ReactNode;
  /** Purpose of the page, shown beside a padlock. */
  note?: string | undefined;
}

/**
 * The header of every page; shows only its props. The menu is a bar only where it fits on one line; below
 * that the header is one row that hides on scrolling down and returns on scrolling up.
 */
export function SiteHeader({ siteName, logo, menu, account, cart, search, note }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <header ref={header} className="header-sticky border-b lg:relative border-kerf bg-paper print:hidden">
      <div className="width-grid flex min-h-[3.4375rem] flex-wrap items-center gap-x-2 max-lg:gap-x-0 max-lg:px-3 lg:min-h-20 lg:gap-x-6 lg:py-2">
        {menu.length > 0 ? (
          <div className="lg:-ms-3 lg:-me-4 xl:hidden">
            <PhoneMenu items={menu} />
          </div>
        ) : null}
        <div
          className={`min-w-min flex-1 basis-0 lg:flex-none lg:basis-auto ${menu.length === 0 ? 'max-lg:ps-3' : ''}`}
        >
          <SiteBrand name={siteName} logo={logo} />
        </div>
        {search ? <HeaderSearch>{search}</HeaderSearch> : null}
        {note ? (
          <p className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft max-sm:text-xs lg:ms-auto">
            <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
            {note}
          </p>
        ) : null}
        <div className="flex shrink-0 items-center lg:ms-auto lg:gap-1">
          {account}
          {cart}
        </div>
      </div>
      {menu.length > 0 ? (
        <div className="hidden xl:block">
          <div className="width-grid">
            <DesktopMenu items={menu} />
          </div>
        </div>
      ) : null}
    </header>
  );
}
