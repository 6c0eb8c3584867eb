import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { headlineOf } from '../article.ts';
import { ArticlesDocument, useArticlesQuery } from '../Articles.generated.ts';
import type { ArticlesQuery } from '../Articles.generated.ts';
import { defineWidget } from '../widget-module.ts';
import { flag, text } from '../widget-settings.ts';
import { articleAfter } from './article-after.ts';
import { AuthorsDocument, useAuthorsQuery } from './Authors.generated.ts';
import type { AuthorsQuery } from './Authors.generated.ts';

/** `author`: first and last name of somebody of the list of persons; `group`: whose articles it leads on to. */
const schema = object({ author: text(), leads_on: flag(true), group: text('blog') });

type Person = AuthorsQuery['personList']['data'][number];
type Article = ArticlesQuery['cognitoPages'][number];

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();

/** article_end: who has written an article, with their portrait, and the way to the next one. */
function ArticleEndWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { author, leads_on: leadsOn, group } = settings;
  const { pathname } = useLocation();
  const { data: persons } = useAuthorsQuery({ skip: author === '' });
  const { data: pages } = useArticlesQuery({ skip: !leadsOn });
  const person = persons?.personList.data.find((one) => nameOf(one) === author);
  const articles = (pages?.cognitoPages ?? []).filter((page) => page.sitemap_group_model === group);
  const next = articleAfter(articles, pathname);
  return (
    <>
      {person && <SignOff person={person} />}
      {next && <NextArticle article={next} />}
    </>
  );
}

function SignOff({ person }: { person: Person }) {
  const name = nameOf(person);
  return (
    <p className="flex items-center gap-4 pt-6">
      {person.photo && (
        <Picture image={person.photo} alt="" slot="portrait" className="size-16 shrink-0 rounded-full" />
      )}
      <span>
        <span className="block font-semibold">
          <Trans comment="Who has written an article">Written by {name}</Trans>
        </span>
        {person.title !== '' && <span className="block text-sm text-ink-soft">{person.title}</span>}
      </span>
    </p>
  );
}

function NextArticle({ article }: { article: Article }) {
  const { t } = useLingui();
  const { image, url, name, meta_description: summary } = article;
  return (
    <nav
      aria-label={t`Next article`}
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
  preload: ({ author, leads_on: leadsOn }, { client }) =>
    Promise.all([
      author !== '' && client.query({ query: AuthorsDocument }),
      leadsOn && client.query({ query: ArticlesDocument }),
    ]),
});
