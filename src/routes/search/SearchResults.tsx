import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { LinkChips } from '../../components/ui/LinkChips.tsx';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { searchHref } from '../../features/search/search-url.ts';
import { formatMoney } from '../../lib/money.ts';
import { CategorySwatches } from './CategorySwatches.tsx';
import { NothingFound, NothingWithinPrice } from './NothingFound.tsx';
import { SEARCH_PAGE_SIZE, searchVariables } from './search-page.ts';
import { useSearchProductsQuery } from './SearchProducts.generated.ts';
import type { SearchProductsQuery } from './SearchProducts.generated.ts';

interface SearchResultsProps {
  /** The effective query. */
  query: string;
  /** The query in the URL. */
  typed: string;
  page: number;
}

/**
 * The products of a search with its price limit, below the matching categories and pages. A single live
 * region announces the result of every search (SEC-06).
 */
export function SearchResults({ query, typed, page }: SearchResultsProps) {
  const { data } = useSearchProductsQuery({ variables: searchVariables(query, page) });
  if (!data) return null;
  const links = linksOf(data.sellSearchSuggestions);
  return (
    <>
      <StatusMessage hidden>
        <FoundMessage {...data.sellProductSearch} hasLinks={links.length > 0} />
      </StatusMessage>
      <Found found={data.sellProductSearch} links={links} typed={typed} page={page} />
    </>
  );
}

type Search = SearchProductsQuery['sellProductSearch'];

/** The number of results, to be announced. */
function FoundMessage({
  total,
  price_to,
  hasLinks,
}: Pick<Search, 'total' | 'price_to'> & { hasLinks: boolean }) {
  const limit = formatMoney(price_to ?? 0);
  if (total > 0)
    return <Plural value={total} one="# product" other="# products" comment="How many were found" />;
  if (price_to !== null) return <Trans>We found nothing up to {limit}</Trans>;
  return hasLinks ? (
    <Trans>No product is called that. This may be what you are looking for:</Trans>
  ) : (
    <Trans>We found nothing by that name</Trans>
  );
}

interface FoundProps extends Omit<SearchResultsProps, 'query'> {
  found: Search;
  links: SuggestedLink[];
}

function Found({ found: { terms, price_to, total, fuzzy, products }, links, typed, page }: FoundProps) {
  if (total === 0)
    return (
      <>
        {price_to === null && links.length > 0 && (
          <p className="mb-4 text-ink-soft">
            <Trans>No product is called that. This may be what you are looking for:</Trans>
          </p>
        )}
        <SuggestedLinks links={links} />
        {price_to !== null && <NothingWithinPrice terms={terms} amount={price_to} />}
        {price_to === null && (links.length === 0 ? <NothingFound /> : <CategorySwatches />)}
      </>
    );
  return (
    <>
      {page === 1 && <SuggestedLinks links={links} />}
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="text-ink-soft">
          <Plural value={total} one="# product" other="# products" />
          {fuzzy && (
            <>
              {'. '}
              <Trans>Few match exactly, so we looked for similar words too.</Trans>
            </>
          )}
        </p>
        {price_to !== null && <PriceLimit terms={terms} amount={price_to} />}
      </div>
      <ProductGrid products={products} priorityCount={4} headingLevel={2} />
      <div className="mt-12">
        <Pagination
          page={page}
          pageCount={Math.ceil(total / SEARCH_PAGE_SIZE)}
          hrefFor={(number) => searchHref(typed, number)}
        />
      </div>
    </>
  );
}

/** The price limit of the results, with a link to remove it. */
function PriceLimit({ terms, amount }: { terms: string; amount: number }) {
  const { t } = useLingui();
  const limit = formatMoney(amount);
  return (
    <AppLink
      href={searchHref(terms)}
      aria-label={t`Up to ${limit}: search without this limit`}
      className="inline-flex min-h-11 items-center gap-2 rounded-cut border border-scorch bg-surface px-3.5 font-semibold transition-colors hover:bg-ply"
    >
      <Trans comment="A limit on prices that was found in a search">
        Up to <span className="price">{limit}</span>
      </Trans>
      <X aria-hidden="true" size={18} strokeWidth={1.5} />
    </AppLink>
  );
}

interface SuggestedLink {
  name: string;
  href: string;
}

const linksOf = ({ categories, pages }: SearchProductsQuery['sellSearchSuggestions']): SuggestedLink[] => [
  ...categories.map(({ name, slug }) => ({ name, href: `/shop/${slug}` })),
  ...pages.map(({ name, url }) => ({ name, href: url })),
];

function SuggestedLinks({ links }: { links: readonly SuggestedLink[] }) {
  const { t } = useLingui();
  if (links.length === 0) return null;
  return (
    <nav
      aria-label={t({
        message: 'Categories and pages',
        comment: 'Heard as the name of links above the products that a search has found',
      })}
      className="mb-8"
    >
      <LinkChips links={links} />
    </nav>
  );
}
