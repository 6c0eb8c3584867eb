import { html } from '../lib/html.ts';
import { xmlDocument } from '../lib/xml.ts';
import type { Services } from '../services.ts';
import { urlOf } from './sitemap-xml.ts';

export const BLOG_FEED = '/feeds/blog.xml';

/** Returns the newest blog articles (A73) as RSS 2.0. */
export async function blogFeed({
  pages,
  settings,
  environment,
}: Pick<Services, 'pages' | 'settings' | 'environment'>): Promise<string> {
  const { publicUrl } = environment;
  const [articles, { name }] = await Promise.all([pages.articles(), settings.domain()]);
  return xmlDocument(
    html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
      ><channel>
        <title>${name}</title>
        <link>${urlOf(publicUrl, '/blog')}</link>
        <description>${name}</description>
        <language>en-AU</language>
        <atom:link href="${urlOf(publicUrl, BLOG_FEED)}" rel="self" type="application/rss+xml" />
        ${articles.map(
          (article) =>
            html`<item>
              <title>${article.name}</title>
              <link>${urlOf(publicUrl, article.url)}</link>
              <guid isPermaLink="true">${urlOf(publicUrl, article.url)}</guid>
              <pubDate>${new Date(article.created_at).toUTCString()}</pubDate>
              <description>${article.meta_description}</description>
            </item> `,
        )}
      </channel></rss
    >`,
  );
}
