import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { StaticCopyContext } from '../../components/layout/static-copy.ts';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { MAX_SEARCH_LENGTH, shortQuery } from '../../features/search/search-url.ts';
import { StaticCopyNotice } from '../../features/site/StaticCopyNotice.tsx';
import { CategorySwatches } from './CategorySwatches.tsx';
import { SearchResults } from './SearchResults.tsx';

interface SearchScreenProps {
  /** The query in the URL, decoded. */
  typed: string;
  page: number;
}

/** The results; categories when nothing was searched for or found (A72). */
export function SearchScreen({ typed, page }: SearchScreenProps) {
  const { t } = useLingui();
  const query = shortQuery(typed);
  const heading =
    query === ''
      ? t`Search`
      : t({
          message: `Search for “${query}”`,
          comment: 'Heading of what was found, a noun; {query} is what was typed',
        });
  return (
    <>
      <PageHead title={heading} noindex />
      <header className="border-b border-kerf bg-ply">
        <div className="width-grid py-8">
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
      <div className="width-grid py-10">
        {import.meta.env.SSR && use(StaticCopyContext) ? (
          <StaticCopyNotice />
        ) : query === '' ? (
          <CategorySwatches />
        ) : (
          <SearchResults query={query} typed={typed} page={page} />
        )}
      </div>
    </>
  );
}
