import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { AppLink } from './AppLink.tsx';
import { pageLinks } from './page-links.ts';

/** Labels of the arrows, where the content overrides them. */
export interface PaginationLabels {
  first?: string;
  previous?: string;
  next?: string;
  last?: string;
}

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** URL of a page; page 1 has no number (A26). */
  hrefFor: (page: number) => string;
  labels?: PaginationLabels;
}

const PLACE = 'grid h-11 min-w-9 place-items-center rounded-cut px-2 sm:min-w-11';

/** First, previous, numbers, next, last (SHP-08). Renders nothing for a single page (SHP-09). */
export function Pagination({ page, pageCount, hrefFor, labels }: PaginationProps) {
  const { t } = useLingui();
  if (pageCount <= 1) return null;
  const arrow = (label: string, icon: LucideIcon, to: number) => (
    <li>
      <Arrow
        label={label}
        icon={icon}
        href={to === page || to < 1 || to > pageCount ? undefined : hrefFor(to)}
      />
    </li>
  );
  return (
    <nav aria-label={t({ message: 'Pages', comment: 'Name of the links to the pages of a list' })}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5">
        {arrow(
          labels?.first ?? t({ message: 'First page', comment: 'Link, heard only: to page 1 of a list' }),
          ChevronFirst,
          1,
        )}
        {arrow(
          labels?.previous ??
            t({ message: 'Previous page', comment: 'Link, heard only: one page back in a list' }),
          ChevronLeft,
          page - 1,
        )}
        {pageLinks(page, pageCount).map((place) =>
          place.kind === 'gap' ? (
            <li
              key={`gap-${place.after}`}
              aria-hidden="true"
              className={classNames(
                'w-5 text-center text-ink-soft',
                !place.onSmall && 'max-sm:hidden',
                !place.onLarge && 'sm:hidden',
              )}
            >
              …
            </li>
          ) : (
            <li key={place.page} className={place.onSmall ? undefined : 'max-sm:hidden'}>
              <AppLink
                href={hrefFor(place.page)}
                aria-label={t({
                  message: `Page ${place.page}`,
                  comment: 'Link, heard only: to a page of a list, by its number',
                })}
                aria-current={place.page === page ? 'page' : undefined}
                className={`${PLACE} price transition-colors hover:bg-ink/8 aria-[current=page]:bg-scorch aria-[current=page]:font-bold aria-[current=page]:text-paper`}
              >
                {place.page}
              </AppLink>
            </li>
          ),
        )}
        {arrow(
          labels?.next ?? t({ message: 'Next page', comment: 'Link, heard only: one page on in a list' }),
          ChevronRight,
          page + 1,
        )}
        {arrow(
          labels?.last ?? t({ message: 'Last page', comment: 'Link, heard only: to the end of a list' }),
          ChevronLast,
          pageCount,
        )}
      </ul>
    </nav>
  );
}

function Arrow({ label, icon: Icon, href }: { label: string; icon: LucideIcon; href: string | undefined }) {
  const drawing = <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="rtl:-scale-x-100" />;
  if (href === undefined) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={`${PLACE} opacity-35`}>
        {drawing}
      </span>
    );
  }
  return (
    <AppLink href={href} aria-label={label} className={`${PLACE} transition-colors hover:bg-ink/8`}>
      {drawing}
    </AppLink>
  );
}
