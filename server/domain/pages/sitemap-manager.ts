import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import type { SitemapEntry } from '../../generated/wire.ts';
import { PRODUCT_MODEL, SEASONAL_MODEL } from '../groups/group-tree.ts';
import type { GroupManager } from '../groups/group-manager.ts';
import { readProductSummaries } from '../products/product-store.ts';
import { readListedPages } from './page-store.ts';

/** `below`: categories, products and articles. */
const PRIORITY = { home: 100, topLevel: 90, below: 80 };

/** Of a page by where it stands: an article of the blog is no page of the top level. */
function priorityOf(url: string): number {
  if (url === '/') return PRIORITY.home;
  return url.lastIndexOf('/') === 0 ? PRIORITY.topLevel : PRIORITY.below;
}

interface SitemapManagerInput {
  database: Database;
  contentVersion: () => Promise<number>;
  groups: GroupManager;
}

/** Plain text of HTML, for descriptions: the first `limit` characters up to a whole word. */
export function summaryOf(html: string, limit = 160): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

const SECTIONS: Record<string, string> = { [PRODUCT_MODEL]: '/shop', [SEASONAL_MODEL]: '/shop-christmas' };

function groupUrl({ model, parent, slug }: { model: string; parent: unknown; slug: string }): string {
  const section = SECTIONS[model] ?? '';
  return parent === null ? section : `${section}/${slug}`;
}

async function readEntries({
  database,
  groups,
}: Pick<SitemapManagerInput, 'database' | 'groups'>): Promise<SitemapEntry[]> {
  const [pages, trees, products] = await Promise.all([
    readListedPages(database),
    groups.trees(),
    readProductSummaries(database),
  ]);
  const ofPages = pages.map((page) => ({
    url: page.url,
    lastmod: page.updated_at,
    model: '',
    priority: priorityOf(page.url),
    seo_title: page.title,
    seo_meta_description: page.meta_description,
  }));
  const ofGroups = trees.all
    .filter((group) => group.model === PRODUCT_MODEL || group.model === SEASONAL_MODEL)
    .map((group) => ({
      url: groupUrl(group),
      lastmod: group.updated_at,
      model: '',
      priority: group.parent === null ? PRIORITY.topLevel : PRIORITY.below,
      seo_title: group.name,
      seo_meta_description: summaryOf(group.content),
    }));
  const ofProducts = products.map((product) => ({
    url: `/product/${product.slug}`,
    lastmod: product.updated_at,
    model: 'product',
    priority: PRIORITY.below,
    seo_title: product.title,
    seo_meta_description: product.meta_description,
  }));
  return [...ofPages, ...ofGroups, ...ofProducts];
}

/** Lists what search engines may find. */
export class SitemapManager {
  /**
   * Every public path with its priority (APC-07): 100 home, 90 top-level pages and the shop, 80 categories,
   * products and articles. Kept until the content version changes.
   */
  readonly entries: () => Promise<SitemapEntry[]>;

  constructor({ database, contentVersion, groups }: SitemapManagerInput) {
    this.entries = cachedPerContentVersion(contentVersion, () => readEntries({ database, groups }));
  }
}
