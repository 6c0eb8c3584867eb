import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadNotes, JsonLdNode } from '../components/head/head-notes.ts';
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
  notes: HeadNotes;
  /** What the page is read in. */
  locale: string;
  /** Where the shop is, e.g. `https://shop.example`. */
  origin: string;
  /** Another host, which has feeds of its own; null for the one that renders. */
  apiBase: string | null;
  /** Null where the host does not say. */
  settings: SiteHeadQuery | null;
}

function nodesOf({ notes, origin, settings }: HeadInput): JsonLdNode[] {
  const { page, data, questions } = notes;
  if (!page || page.noindex) return [];
  return [
    ...(settings ? [describedOrganisation(settings.domainCurrent)] : []),
    ...(settings && page.path === '/' ? [describedSite(settings.domainCurrent, origin)] : []),
    ...[...data.values()].map((node) => (node['@type'] === 'Article' ? signedArticle(node, notes) : node)),
    ...(questions.size > 0 ? [describedQuestions(questions)] : []),
  ];
}

/**
 * What machines read in the head of a page beside its title, description and canonical URL: icons, colours, proofs of
 * ownership (SEO-08), who may measure visits (SEO-07), previews (SEO-02) and structured data (SEO-05). Nothing in it can end its element.
 */
export function headHtml(input: HeadInput): string {
  const { notes, locale, origin, settings } = input;
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
      {notes.page && !notes.page.noindex && (
        <PagePreview
          page={notes.page}
          notes={notes}
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
          // oxlint-disable-next-line react/no-array-index-key -- written once, on the host: nothing changes its place
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
