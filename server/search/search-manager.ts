import type { Database } from '../db/connection.ts';
import type { GroupManager } from '../domain/groups/group-manager.ts';
import { PRODUCT_MODEL, trailOf } from '../domain/groups/group-tree.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import { readListedPages } from '../domain/pages/page-store.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import type { ProductManager } from '../domain/products/product-manager.ts';
import { cachedPerContentVersion } from '../db/content-version.ts';
import { readProductPlaces, readProductTexts } from './search-store.ts';
import { buildWordIndex } from './word-index.ts';
import type { WordIndex } from './word-index.ts';

export interface ProductsFound {
  total: number;
  products: ProductNode[];
  /** Some are only similar to the query. */
  fuzzy: boolean;
}

export interface Suggestions {
  products: ProductNode[];
  categories: GroupNode[];
  pages: { name: string; url: string }[];
}

export interface SearchManager {
  /** Products by words, best first (A72). */
  products(query: string, page: { first: number; offset: number }): Promise<ProductsFound>;
  /** What to offer while somebody types. */
  suggest(query: string): Promise<Suggestions>;
}

interface SearchSources {
  database: Database;
  contentVersion: () => Promise<number>;
  groups: GroupManager;
  products: ProductManager;
}

interface Indexes {
  products: WordIndex;
  categories: { nodes: GroupNode[]; index: WordIndex };
  pages: { pages: { name: string; url: string }[]; index: WordIndex };
}

const OFFERED = { products: 5, categories: 3, pages: 3 };
/** How long a query waits for an index of content that has just changed, before it takes the one of before. */
const PATIENCE_MS = 400;

const PRODUCT_WEIGHTS = { name: 8, category: 3, material: 3, blurb: 2, brand: 1, content: 1 };

async function indexProducts({ database, groups }: SearchSources): Promise<WordIndex> {
  const [texts, places, { byId }] = await Promise.all([
    readProductTexts(database),
    readProductPlaces(database),
    groups.trees(),
  ]);
  const placesOf = Map.groupBy(places, (place) => place.product_id);
  const categories = (id: number) =>
    (placesOf.get(id) ?? []).flatMap((place) => {
      const group = byId.get(place.group_id);
      return group ? trailOf(group).map(({ name }) => name) : [];
    });
  const indexed = texts.map((text) => ({
    ...text,
    brand: text.brand ?? '',
    content: text.content.replace(/<[^>]+>/g, ' '),
    category: [...new Set(categories(text.id))].join(' '),
  }));
  return buildWordIndex(indexed, PRODUCT_WEIGHTS);
}

async function indexCategories({ groups }: SearchSources): Promise<Indexes['categories']> {
  const nodes = (await groups.trees()).all.filter(({ model, parent }) => model === PRODUCT_MODEL && parent);
  const texts = nodes.map(({ id, name, slug }) => ({ id, name, slug }));
  return { nodes, index: await buildWordIndex(texts, { name: 2, slug: 1 }) };
}

async function indexPages({ database }: SearchSources): Promise<Indexes['pages']> {
  const pages = (await readListedPages(database)).map(({ title, url }) => ({ name: title, url }));
  const texts = pages.map(({ name, url }, id) => ({ id, name, url }));
  return { pages, index: await buildWordIndex(texts, { name: 2, url: 1 }) };
}

async function buildIndexes(sources: SearchSources): Promise<Indexes> {
  const [products, categories, pages] = await Promise.all([
    indexProducts(sources),
    indexCategories(sources),
    indexPages(sources),
  ]);
  return { products, categories, pages };
}

/** Each process keeps its own index, made from the database when somebody searches after the content has changed. */
export function createSearch(sources: SearchSources): SearchManager {
  let latest: Indexes | null = null;
  const fresh = cachedPerContentVersion(sources.contentVersion, async () => {
    latest = await buildIndexes(sources);
    return latest;
  });
  const current = async (): Promise<Indexes> => {
    const coming = fresh();
    const old = latest;
    if (!old) return coming;
    const { promise: tooLong, resolve: giveUp } = Promise.withResolvers<Indexes>();
    const timer = setTimeout(() => giveUp(old), PATIENCE_MS);
    return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer));
  };
  return {
    async products(query, { first, offset }) {
      const { ids, fuzzy } = (await current()).products.search(query);
      const products = await sources.products.byIds(ids.slice(offset, offset + first));
      return { total: ids.length, products, fuzzy };
    },
    async suggest(query) {
      const { products, categories, pages } = await current();
      const best = (index: WordIndex, count: number) => index.search(query).ids.slice(0, count);
      const byId = new Map(categories.nodes.map((node) => [node.id, node]));
      return {
        products: await sources.products.byIds(best(products, OFFERED.products)),
        categories: best(categories.index, OFFERED.categories).flatMap((id) => byId.get(id) ?? []),
        pages: best(pages.index, OFFERED.pages).flatMap((at) => pages.pages[at] ?? []),
      };
    },
  };
}
