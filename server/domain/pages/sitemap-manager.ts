import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { PRODUCT_MODEL, SEASONAL_MODEL } from '../groups/group-tree.ts';
import type { GroupNode } from '../groups/group-tree.ts';
import type { GroupManager } from '../groups/group-manager.ts';
import { listProductSummaries } from '../products/product-store.ts';
import { followRedirects, targetsOf } from '../../../src/rules/redirects.ts';
import type { RedirectManager } from '../redirects/redirect-manager.ts';
import { listSitemapPages } from './page-store.ts';
import { summaryOf } from './summary.ts';

/** `below`: categories, products and articles. */
const PRIORITY = { home: 100, topLevel: 90, below: 80 };

/** Returns a page's priority by its depth: an article of the blog is not a top-level page. */
function priorityOf(url: string): number {
  if (url === '/') return PRIORITY.home;
  return url.lastIndexOf('/') === 0 ? PRIORITY.topLevel : PRIORITY.below;
}

/** A page for search engines. */
export interface SitemapEntry {
  url: string;
  /** UTC instant, ISO 8601. */
  lastmod: string;
  /** `product` or blank. */
  model: string;
  /** 80 to 100 (APC-07). */
  priority: number;
  seo_title: string;
  seo_meta_description: string;
}

/** A page for search engines with its content. */
export interface SitemapPage extends SitemapEntry {
  /** References of its pictures. */
  pictures: string[];
  /** The group it lists products of in pages, if it does. */
  listing: { group: string | null; seasonal?: true } | null;
}

interface SitemapManagerInput {
  database: Database;
  contentVersion: () => Promise<number>;
  groups: GroupManager;
  redirects: RedirectManager;
}

const SECTIONS: Record<string, string> = { [PRODUCT_MODEL]: '/shop', [SEASONAL_MODEL]: '/shop-christmas' };

function groupUrl({ model, parent, slug }: GroupNode): string {
  const section = SECTIONS[model] ?? '';
  return parent === null ? section : `${section}/${slug}`;
}

/** The seasonal root lists products itself; the shop's does not. */
function listingOf({ model, parent, children, slug }: GroupNode): SitemapPage['listing'] {
  const season = model === SEASONAL_MODEL ? { seasonal: true as const } : {};
  if (parent === null) return model === SEASONAL_MODEL ? { group: null, ...season } : null;
  return children.length > 0 ? null : { group: slug, ...season };
}

const ofPage = (page: Awaited<ReturnType<typeof listSitemapPages>>[number]): SitemapPage => ({
  url: page.url,
  lastmod: page.updated_at,
  model: '',
  priority: priorityOf(page.url),
  seo_title: page.title,
  seo_meta_description: page.meta_description,
  pictures: [],
  listing: null,
});

const ofGroup = (group: GroupNode): SitemapPage => ({
  url: groupUrl(group),
  lastmod: group.updated_at,
  model: '',
  priority: group.parent === null ? PRIORITY.topLevel : PRIORITY.below,
  seo_title: group.name,
  seo_meta_description: summaryOf(group.content),
  pictures: group.image_hash === null ? [] : [group.image_hash],
  listing: listingOf(group),
});

const ofProduct = (product: Awaited<ReturnType<typeof listProductSummaries>>[number]): SitemapPage => ({
  url: `/product/${product.slug}`,
  lastmod: product.updated_at,
  model: 'product',
  priority: PRIORITY.below,
  seo_title: product.title,
  seo_meta_description: product.meta_description,
  pictures: product.photos,
  listing: null,
});

async function readAll({
  database,
  groups,
}: Pick<SitemapManagerInput, 'database' | 'groups'>): Promise<SitemapPage[]> {
  const [pages, trees, products] = await Promise.all([
    listSitemapPages(database),
    groups.trees(),
    listProductSummaries(database),
  ]);
  const listed = trees.all.filter(({ model }) => model === PRODUCT_MODEL || model === SEASONAL_MODEL);
  return [...pages.map(ofPage), ...listed.map(ofGroup), ...products.map(ofProduct)];
}

/** Lists the pages search engines may find. */
export class SitemapManager {
  /**
   * Returns every public path with its priority (APC-07): 100 home, 90 top-level pages and the shop, 80
   * categories, products and articles; without paths the owner redirects. Cached until the content version
   * changes.
   */
  readonly pages: () => Promise<SitemapPage[]>;
  /** Returns the same without their content. */
  readonly entries: () => Promise<SitemapEntry[]>;

  constructor({ contentVersion, redirects, ...input }: SitemapManagerInput) {
    this.pages = cachedPerContentVersion(contentVersion, async () => {
      const [all, list] = await Promise.all([readAll(input), redirects.all()]);
      const targets = targetsOf(list);
      return all.filter(({ url }) => followRedirects(targets, url) === null);
    });
    this.entries = cachedPerContentVersion(contentVersion, async () =>
      (await this.pages()).map(({ pictures: _pictures, listing: _listing, ...entry }) => entry),
    );
  }
}
