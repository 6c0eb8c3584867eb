import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { MAX_SEARCH_LENGTH, searchHref, shortQuery } from '../../features/search/search-url.ts';
import { CategorySwatches } from './CategorySwatches.tsx';
import { SEARCH_PAGE_SIZE, searchVariables } from './search-page.ts';
import { useSearchProductsQuery } from './SearchProducts.generated.ts';

interface SearchScreenProps {
  /** As it stands in the URL, decoded. */
  typed: string;
  page: number;
}

/** What was found; the categories when nothing was asked or found (A72). */
export function SearchScreen({ typed, page }: SearchScreenProps) {
  const { t } = useLingui();
  const query = shortQuery(typed);
  const heading = query === '' ? t`Search` : t`Search for “${query}”`;
  return (
    <>
      <PageHead title={heading} noindex />
      <header className="border-b border-kerf bg-ply">
        <div className="mx-auto max-w-7xl px-6 py-8">
          <Breadcrumbs
            items={[
              { name: t`Home`, href: '/' },
              { name: t`Search`, href: '/search' },
            ]}
          />
          <h1 className="mt-3 font-display text-4xl font-bold [overflow-wrap:anywhere] text-scorch">
            {heading}
          </h1>
          {[...typed.trim()].length > MAX_SEARCH_LENGTH && (
            <p className="mt-2 text-ink-soft">
              <Trans>
                That is a lot of words. We have looked for the first {MAX_SEARCH_LENGTH} characters.
              </Trans>
            </p>
          )}
        </div>
      </header>
      <div className="mx-auto max-w-7xl px-6 py-10">
        {query === '' ? <CategorySwatches /> : <SearchResults query={query} typed={typed} page={page} />}
      </div>
    </>
  );
}

function SearchResults({ query, typed, page }: { query: string; typed: string; page: number }) {
  const { data } = useSearchProductsQuery({ variables: searchVariables(query, page) });
  if (!data) return null;
  const { total, fuzzy, products } = data.sellProductSearch;
  if (total === 0) return <NothingFound />;
  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        <Plural value={total} one="# product" other="# products" />
        {fuzzy && (
          <>
            {'. '}
            <Trans>Few are called just that, so we looked for similar words too.</Trans>
          </>
        )}
      </p>
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

function NothingFound() {
  return (
    <>
      <EmptyState
        title={<Trans>We found nothing by that name</Trans>}
        action={
          <ButtonLink href="/contact" variant="primary">
            <Trans>Ask us about it</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          We may still be able to make it. Tell us what you have in mind, or look along the shelves.
        </Trans>
      </EmptyState>
      <div className="mt-10">
        <CategorySwatches />
      </div>
    </>
  );
}
