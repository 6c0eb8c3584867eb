import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadData, JsonLdNode } from '../components/head/head-data.ts';
import { ANALYTICS_META, analyticsOf } from '../rules/analytics.ts';
import { safeJson } from '../rules/safe-json.ts';
import { PagePreview } from './PagePreview.tsx';
import { SiteIcons } from './SiteIcons.tsx';
import {
  describedOrganisation,
  describedQuestions,
  describedSite,
  signedArticle,
  withOrigin,
} from './site-data.ts';
import type { SiteHeadQuery } from './SiteHead.generated.ts';

interface HeadInput {
  head: HeadData;
  /** Language of the page. */
  locale: string;
  /** Origin of the shop, e.g. `https://shop.example`. */
  origin: string;
  /** Base URL of another API host, which has its own feeds; `null` for the rendering host. */
  apiBase: string | null;
  /** `null` where the host does not provide them. */
  settings: SiteHeadQuery | null;
}

function nodesOf({ head, origin, settings }: HeadInput): JsonLdNode[] {
  const { page, data, questions } = head;
  if (!page || page.noindex) return [];
  return [
    ...(settings ? [describedOrganisation(settings.domainCurrent)] : []),
    ...(settings && page.path === '/' ? [describedSite(settings.domainCurrent, origin)] : []),
    ...[...data.values()].map((node) => (node['@type'] === 'Article' ? signedArticle(node, head) : node)),
    ...(questions.size > 0 ? [describedQuestions(questions)] : []),
  ];
}

/**
 * Head content for machines: icons, colours, ownership proofs (SEO-08), analytics keys (SEO-07), previews
 * (SEO-02) and structured data (SEO-05). Escaped, so that nothing can end its element.
 */
export function headHtml(input: HeadInput): string {
  const { head, locale, origin, settings } = input;
  const site = settings?.domainCurrent;
  const analytics = site && analyticsOf(site);
  return renderToStaticMarkup(
    <>
      <SiteIcons settings={site ?? null} />
      {site?.google_site_verification && (
        <meta name="google-site-verification" content={site.google_site_verification} />
      )}
      {site?.bing_site_verification && <meta name="msvalidate.01" content={site.bing_site_verification} />}
      {analytics && (
        <meta
          name={ANALYTICS_META}
          content={JSON.stringify({ analytics, question: site.consent_question })}
        />
      )}
      {head.page && !head.page.noindex && (
        <PagePreview
          page={head.page}
          head={head}
          locale={locale}
          origin={origin}
          siteName={site?.name ?? ''}
        />
      )}
      {site && input.apiBase === null && (
        <link rel="alternate" type="application/rss+xml" title={site.name} href="/feeds/blog.xml" />
      )}
      {nodesOf(input).map((node, index) => (
        <script
          // oxlint-disable-next-line react/no-array-index-key -- rendered once on the host, never reordered
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: safeJson({ '@context': 'https://schema.org', ...(withOrigin(node, origin) as object) }),
          }}
        />
      ))}
    </>,
  );
}
