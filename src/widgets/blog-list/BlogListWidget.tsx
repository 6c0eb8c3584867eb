import { useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { wholeRows } from '../../components/ui/whole-rows.ts';
import { formatDay } from '../../rules/dates.ts';
import { imageInSlot } from '../../lib/image-url.ts';
import { BLOG_GROUP } from '../../rules/blog-group.ts';
import { headlineOf } from '../article.ts';
import { defineWidget, limitedList } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { ArticlesDocument, useArticlesQuery } from '../Articles.generated.ts';
import type { ArticlesQuery } from '../Articles.generated.ts';

const schema = object({
  heading: text(),
  subheading: text(),
  group: text(BLOG_GROUP),
});

/** The host's crop for the newest article's picture. */
const WIDE = { aspect: '16x9', width: 1920 };

type Article = ArticlesQuery['cognitoPages'][number];

interface BlogListWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

const newestFirst = (left: Article, right: Article) =>
  Date.parse(right.created_at) - Date.parse(left.created_at) || right.id - left.id;

/** blog_list: a group's articles, newest first (RT-05, A73): the newest wide, the others in rows of three. */
function BlogListWidget({ settings, context }: BlogListWidgetProps) {
  const { data } = useArticlesQuery();
  const articles = (data?.cognitoPages ?? []).filter((page) => page.sitemap_group_model === settings.group);
  const [newest, ...others] = limitedList(articles.sort(newestFirst), context);
  if (!newest) return null;
  const level = settings.heading === '' ? 'h2' : 'h3';
  const grid = wholeRows('articles', others.length);
  return (
    <div className="py-6 md:py-10">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} />
      <ArticleEntry article={newest} level={level} isNewest />
      {others.length > 0 && (
        <ul className={`${grid.list} mt-12`}>
          {others.map((article, index) => (
            <li key={article.id} className={grid.cell(index)}>
              <ArticleEntry article={article} level={level} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ArticleEntryProps {
  article: Article;
  level: 'h2' | 'h3';
  isNewest?: boolean;
}

function ArticleEntry({ article, level: Heading, isNewest = false }: ArticleEntryProps) {
  const { i18n } = useLingui();
  const { image } = article;
  return (
    <article className="card group relative flex h-full flex-col">
      {image && (
        <Picture
          image={isNewest ? imageInSlot(image, WIDE) : image}
          alt=""
          slot={isNewest ? 'wholeFrame' : 'article'}
          priority={isNewest}
          className={`rounded-cut border border-kerf ${isNewest ? 'max-md:aspect-[4/3]! md:aspect-[21/9]!' : ''}`}
        />
      )}
      <div className="mt-4 min-w-0">
        <p className="text-sm text-ink-soft">
          <time dateTime={article.created_at}>{formatDay(article.created_at, i18n.locale)}</time>
        </p>
        <Heading className={`mt-1 ${isNewest ? 'text-3xl' : 'text-xl'}`}>
          <AppLink
            href={article.url}
            className="decoration-scorch decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {headlineOf(article.name)}
          </AppLink>
        </Heading>
        {article.meta_description !== '' && <p className="mt-2 measure">{article.meta_description}</p>}
      </div>
    </article>
  );
}

export const widget = defineWidget({
  schema,
  Component: BlogListWidget,
  preload: (_settings, { client }) => client.query({ query: ArticlesDocument }),
});
