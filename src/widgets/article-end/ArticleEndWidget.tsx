import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { BLOG_GROUP } from '../../rules/blog-group.ts';
import { headlineOf } from '../article.ts';
import { ArticlesDocument, useArticlesQuery } from '../Articles.generated.ts';
import type { ArticlesQuery } from '../Articles.generated.ts';
import { defineWidget } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { articleAfter } from './article-after.ts';

/** `group`: the sitemap group of the articles that it links to. */
const schema = object({ group: text(BLOG_GROUP) });

type Article = ArticlesQuery['cognitoPages'][number];

/** article_end: a link to the next article. */
function ArticleEndWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { pathname } = useLocation();
  const { data: pages } = useArticlesQuery();
  const articles = (pages?.cognitoPages ?? []).filter((page) => page.sitemap_group_model === settings.group);
  const next = articleAfter(articles, pathname);
  return next && <NextArticle article={next} />;
}

function NextArticle({ article }: { article: Article }) {
  const { t } = useLingui();
  const { image, url, name, meta_description: summary } = article;
  return (
    <nav
      aria-label={t({ message: 'Next article', comment: 'Above a link at the end of an article' })}
      className="group relative my-10 grid items-center gap-x-8 gap-y-4 border-t border-kerf pt-8 md:grid-cols-3"
    >
      {image && <Picture image={image} alt="" slot="article" className="rounded-cut border border-kerf" />}
      <div className="md:col-span-2">
        <p className="text-sm text-ink-soft">
          <Trans>Next article</Trans>
        </p>
        <h2 className="mt-1 text-2xl">
          <AppLink
            href={url}
            className="decoration-scorch decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {headlineOf(name)}
          </AppLink>
        </h2>
        {summary !== '' && <p className="mt-2 measure">{summary}</p>}
      </div>
    </nav>
  );
}

export const widget = defineWidget({
  schema,
  Component: ArticleEndWidget,
  preload: (_settings, { client }) => client.query({ query: ArticlesDocument }),
});
