import { Trans, useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { headlineOf } from '../article.ts';
import { defineWidget, listed } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { ArticlesDocument, useArticlesQuery } from './Articles.generated.ts';
import type { ArticlesQuery } from './Articles.generated.ts';

const schema = object({
  heading: text(),
  subheading: text(),
  group: text('blog'),
});

type Article = ArticlesQuery['cognitoPages'][number];

interface BlogListWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

const newestFirst = (left: Article, right: Article) =>
  Date.parse(right.created_at) - Date.parse(left.created_at) || right.id - left.id;

/** blog_list: the articles of a group, newest first (RT-05, A73). */
function BlogListWidget({ settings, context }: BlogListWidgetProps) {
  const { data } = useArticlesQuery();
  const articles = (data?.cognitoPages ?? []).filter((page) => page.sitemap_group_model === settings.group);
  if (articles.length === 0) return null;
  return (
    <div className="py-6 md:py-10">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} />
      <ul className="divide-y divide-kerf">
        {listed(articles.sort(newestFirst), context).map((article) => (
          <li key={article.id}>
            <ArticleEntry article={article} level={settings.heading === '' ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ArticleEntry({ article, level: Heading }: { article: Article; level: 'h2' | 'h3' }) {
  const { i18n } = useLingui();
  return (
    <article className="group relative grid gap-x-8 gap-y-1 py-6 md:grid-cols-[9rem_1fr]">
      <p className="pt-1 text-sm text-ink-soft">
        <time dateTime={article.created_at}>{dayInWords(article.created_at, i18n.locale)}</time>
      </p>
      <div className="measure">
        <Heading className="text-xl">
          <AppLink
            href={article.url}
            className="decoration-scorch decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {headlineOf(article.name)}
          </AppLink>
        </Heading>
        {article.meta_description !== '' && <p className="mt-2">{article.meta_description}</p>}
        <p aria-hidden="true" className="mt-3 text-sm font-semibold text-brand">
          <Trans>Read on</Trans>
        </p>
      </div>
    </article>
  );
}

export const widget = defineWidget({
  schema,
  Component: BlogListWidget,
  preload: (_settings, { client }) => client.query({ query: ArticlesDocument }),
});
