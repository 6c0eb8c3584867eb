import { LISTING_PAGE_SIZE } from '../../src/rules/listing-page-size.ts';
import type { SitemapPage } from '../domain/pages/sitemap-manager.ts';
import type { Services } from '../services.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

const PICTURE = { aspect: '4x3', width: 1184 };

/** Returns the URLs of a listing's pages after the first. */
async function furtherPages(
  { products }: Pick<Services, 'products'>,
  { url, listing }: SitemapPage,
): Promise<string[]> {
  if (!listing) return [];
  const count = await products.count({ ...listing, byIsNew: false });
  const pages = Math.ceil(count / LISTING_PAGE_SIZE);
  return Array.from({ length: Math.max(0, pages - 1) }, (_none, index) => `${url}/${index + 2}`);
}

/** Returns every listed page of the own shop that returns 200, with its pictures (SEO-03). */
export async function sitemapUrls(
  services: Pick<Services, 'sitemap' | 'products' | 'images'>,
): Promise<SitemapUrl[]> {
  const { sitemap, images } = services;
  const pages = await sitemap.pages();
  const urls = await Promise.all(
    pages.map(async (page): Promise<SitemapUrl[]> => {
      const { url: path, lastmod, priority, pictures } = page;
      const further = await furtherPages(services, page);
      return [
        { path, lastmod, priority, pictures: pictures.map((hash) => images.record(hash, PICTURE).url) },
        ...further.map((one) => ({ path: one, lastmod, priority, pictures: [] })),
      ];
    }),
  );
  return urls.flat();
}
