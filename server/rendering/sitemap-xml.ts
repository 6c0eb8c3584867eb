import { html } from '../lib/html.ts';
import { xmlDocument } from '../lib/xml.ts';

/** A page as the sitemap lists it. */
export interface SitemapUrl {
  /** Path, decoded. */
  path: string;
  /** ISO 8601. */
  lastmod: string;
  /** Of 100 (A49). */
  priority: number;
  /** Paths of its pictures. */
  pictures: readonly string[];
}

/** URLs of one file: the protocol takes 50,000, and 50 MB with their pictures. */
export const MAX_URLS = 20_000;

/** A path as a URL of the shop; letters that are no ASCII are escaped. */
export const urlOf = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** The sitemap of these pages (SEO-03): priorities of 100 are the protocol's 1.0. */
export function sitemapXml(urls: readonly SitemapUrl[], publicUrl: string): string {
  return xmlDocument(
    html`<urlset
      xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
      xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
    >
      ${urls.map(
        ({ path, lastmod, priority, pictures }) =>
          html`<url>
            <loc>${urlOf(publicUrl, path)}</loc>
            <lastmod>${lastmod}</lastmod>
            <priority>${(priority / 100).toFixed(1)}</priority>
            ${pictures.map(
              (picture) =>
                html`<image:image><image:loc>${urlOf(publicUrl, picture)}</image:loc></image:image>`,
            )}
          </url> `,
      )}
    </urlset>`,
  );
}

/** The list of the files that a sitemap of more than `MAX_URLS` pages is cut into, `/sitemap-1.xml` the first. */
export function sitemapIndexXml(files: number, publicUrl: string): string {
  return xmlDocument(
    html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${Array.from(
        { length: files },
        (_none, index) =>
          html`<sitemap><loc>${urlOf(publicUrl, `/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
      )}
    </sitemapindex>`,
  );
}
