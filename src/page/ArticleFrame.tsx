import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HeadEntry } from '../components/head/HeadEntry.tsx';
import type { JsonLdNode } from '../components/head/head-data.ts';
import { structuredData } from '../components/head/structured-data.ts';
import { AppLink } from '../components/ui/AppLink.tsx';
import { formatDay } from '../rules/dates.ts';
import { headlineOf } from '../widgets/article.ts';
import type { CmsPage_PageFragment } from './CmsPage.generated.ts';

interface ArticleFrameProps {
  page: Pick<CmsPage_PageFragment, 'name' | 'url' | 'meta_description' | 'created_at' | 'updated_at'>;
  children: ReactNode;
}

/** A blog article (RT-05): link back to the list, heading, summary and date, then its content. */
export function ArticleFrame({ page, children }: ArticleFrameProps) {
  const { i18n } = useLingui();
  const list = page.url.slice(0, page.url.lastIndexOf('/')) || '/blog';
  return (
    <article className="pb-10 md:pb-16">
      <header className="width-grid pt-8 md:pt-14">
        <p className="text-sm">
          <AppLink href={list} className="text-brand underline underline-offset-4">
            <Trans comment="Link above an article: back to the list of all">All articles</Trans>
          </AppLink>
        </p>
        <div className="grid items-end gap-x-8 md:grid-cols-12">
          <div className="min-w-0 md:col-span-8 lg:col-span-7">
            <h1 className="mt-3 max-w-[24ch] text-4xl">{page.name}</h1>
            {page.meta_description !== '' && (
              <p className="mt-4 text-lg measure text-ink-soft">{page.meta_description}</p>
            )}
          </div>
          <p className="mt-3 text-sm text-ink-soft md:col-span-4 md:col-start-9">
            <time dateTime={page.created_at}>{formatDay(page.created_at, i18n.locale)}</time>
          </p>
        </div>
        <div aria-hidden="true" className="kerf-line mt-6" />
      </header>
      {children}
      {import.meta.env.SSR && <HeadEntry write={structuredData(describedArticle(page))} />}
    </article>
  );
}

/** The article's structured data for search engines (SEO-05). */
const describedArticle = ({
  name,
  url,
  meta_description,
  created_at,
  updated_at,
}: ArticleFrameProps['page']): JsonLdNode => ({
  '@type': 'Article',
  headline: headlineOf(name),
  ...(meta_description === '' ? {} : { description: meta_description }),
  url,
  mainEntityOfPage: url,
  datePublished: created_at,
  dateModified: updated_at,
});
