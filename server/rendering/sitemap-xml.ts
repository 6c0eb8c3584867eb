import { html } from '../lib/html.ts';
import { xmlDocument } from '../lib/xml.ts';

/** A page in the sitemap. */
export interface SitemapUrl {
  /** Decoded path. */
  path: string;
  /** ISO 8601. */
  lastmod: string;
  /** 0 to 100 (A49). */
  priority: number;
  /** Paths of its pictures. */
  pictures: readonly string[];
}

/** Maximum URLs per file: the protocol allows 50,000, and 50 MB with their pictures. */
export const MAX_URLS = 20_000;

/** Returns the absolute URL of a path; non-ASCII characters are escaped. */
export const urlOf = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** Returns the sitemap of these pages (SEO-03); a priority of 100 is the protocol's 1.0. */
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

/** Returns the index of a sitemap split into files of `MAX_URLS` pages, `/sitemap-1.xml` first. */
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
