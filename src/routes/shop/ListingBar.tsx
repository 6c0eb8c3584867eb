import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ListingFacets, PriceFacet } from './ListingFacets.tsx';
import { choiceCount, withListingQuery, withoutChoices } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import type { ListingFacets_FacetsFragment } from './ListingFacets.generated.ts';
import { SortSelect } from './SortSelect.tsx';

interface ListingBarProps {
  /** URL of the listing's first page. */
  path: string;
  query: ListingQuery;
  facets: ListingFacets_FacetsFragment;
  count: number;
}

/**
 * Filters with result counts, and the sort order. A plain GET form; with script each choice applies
 * immediately and is stored in the URL.
 */
export function ListingBar({ path, query, facets, count }: ListingBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [shown, setShown] = useOptimistic(query);
  const chosen = choiceCount(shown);
  const [startsOpen] = useState(chosen > 0);
  const summary = useRef<HTMLElement>(null);
  const change = (next: ListingQuery) =>
    startTransition(async () => {
      setShown(next);
      await navigate(withListingQuery(path, next), { preventScrollReset: true });
    });
  return (
    <form
      method="get"
      action={path}
      role="search"
      aria-label={t({
        message: 'Filter and sort',
        comment: 'Heard as the name of the row above a list of products, verbs',
      })}
      onSubmit={(event) => event.preventDefault()}
      className="group/bar relative mb-8 border-y border-kerf py-2"
    >
      <div className="float-end flex max-w-full items-center gap-4">
        <p role="status" className="text-sm text-ink-soft max-sm:sr-only">
          <Plural value={count} one="# product" other="# products" comment="How many products are listed" />
        </p>
        <SortSelect value={shown.sort} onChange={(sort) => change({ ...shown, sort })} />
      </div>
      <details
        open={startsOpen}
        // Hidden when it has no choices: on desktops the prices are outside of it.
        className="group group-not-has-[fieldset]/bar:hidden lg:not-has-[fieldset,a]:hidden"
      >
        <summary
          ref={summary}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-cut pe-3 font-semibold hover:text-brand"
        >
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
          <Trans comment="Opens the choices that narrow a list of products">Filter</Trans>
          {chosen > 0 && (
            <span className="price grid size-6 place-items-center rounded-cut bg-scorch text-xs font-bold text-paper">
              {chosen}
            </span>
          )}
        </summary>
        <ListingFacets facets={facets} query={shown} count={count} onChange={change} />
        {chosen > 0 && (
          <AppLink
            href={withListingQuery(path, withoutChoices(shown))}
            preventScrollReset
            // The link disappears with the filters, together with its focus.
            onClick={() => summary.current?.focus({ preventScroll: true })}
            className="mb-2 inline-flex min-h-11 items-center underline decoration-kerf underline-offset-4 hover:decoration-scorch"
          >
            <Trans>Clear all filters</Trans>
          </AppLink>
        )}
      </details>
      {/* The most wanted filter: on wide screens it needs no press. */}
      <div className="hidden pt-1 pb-3 empty:p-0 group-has-[details[open]]/bar:block lg:block">
        <PriceFacet facets={facets} query={shown} onChange={change} />
      </div>
      <noscript>
        <Button type="submit" size="sm" className="mb-2">
          <Trans>Show</Trans>
        </Button>
      </noscript>
    </form>
  );
}
