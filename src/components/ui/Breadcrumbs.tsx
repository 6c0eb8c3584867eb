import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../lib/class-names.ts';
import { HeadEntry } from '../head/HeadEntry.tsx';
import { breadcrumbList, structuredData } from '../head/structured-data.ts';
import { AppLink } from './AppLink.tsx';

export interface Crumb {
  name: string;
  href: string;
}

interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** Distinguishes this trail from others to the same page. */
  label?: string;
}

/**
 * Breadcrumbs; the last is the page itself, without a link. Phones show only the one before it, the others on
 * focus.
 */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <nav
      aria-label={
        label ??
        t({
          message: 'Breadcrumbs',
          comment: 'Heard as the name of the links above a heading, from the home page down to this page',
        })
      }
      className="text-sm text-ink-soft"
    >
      {import.meta.env.SSR && <HeadEntry write={structuredData(breadcrumbList(items))} />}
      <ol className="flex flex-wrap items-center gap-y-1">
        {items.map((item, index) => (
          <li
            key={item.href}
            className={classNames(
              'flex items-center',
              items.length > 2 && index !== items.length - 2 && 'max-sm:not-focus-within:sr-only',
            )}
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={classNames('h-px w-4 bg-scorch', items.length > 2 ? 'me-3 sm:ms-3' : 'mx-3')}
              />
            ) : null}
            {index === items.length - 1 ? (
              <span aria-current="page" className="py-1 text-ink">
                {item.name}
              </span>
            ) : (
              <AppLink
                href={item.href}
                className="py-1 decoration-scorch underline-offset-4 hover:text-ink hover:underline"
              >
                {item.name}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
