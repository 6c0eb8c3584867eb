import type { Database } from '../db/connection.ts';
import type { GroupManager } from '../domain/groups/group-manager.ts';
import { PRODUCT_MODEL, ancestors } from '../domain/groups/group-tree.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import { readListedPages } from '../domain/pages/page-store.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import type { ProductManager } from '../domain/products/product-manager.ts';
import { cachedPerContentVersion } from '../db/content-version.ts';
import { readProductGroups, readProductTexts } from './search-store.ts';
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
const TIMEOUT_MS = 400;

const PRODUCT_WEIGHTS = { name: 8, category: 3, material: 3, blurb: 2, brand: 1, content: 1 };

async function indexProducts({ database, groups }: SearchSources): Promise<WordIndex> {
  const [texts, places, { byId }] = await Promise.all([
    readProductTexts(database),
    readProductGroups(database),
    groups.trees(),
  ]);
  const placesOf = Map.groupBy(places, (place) => place.product_id);
  const categories = (id: number) =>
    (placesOf.get(id) ?? []).flatMap((place) => {
      const group = byId.get(place.group_id);
      return group ? ancestors(group).map(({ name }) => name) : [];
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
export class SearchManager {
  readonly #sources: SearchSources;
  readonly #fresh: () => Promise<Indexes>;
  #latest: Indexes | null = null;

  constructor(sources: SearchSources) {
    this.#sources = sources;
    this.#fresh = cachedPerContentVersion(sources.contentVersion, async () => {
      this.#latest = await buildIndexes(sources);
      return this.#latest;
    });
  }

  /** Products by words, best first (A72). */
  async products(query: string, page: { first: number; offset: number }): Promise<ProductsFound> {
    const { ids, fuzzy } = (await this.#current()).products.search(query);
    const wanted = ids.slice(page.offset, page.offset + page.first);
    return { total: ids.length, products: await this.#sources.products.byIds(wanted), fuzzy };
  }

  /** What to offer while somebody types. */
  async suggest(query: string): Promise<Suggestions> {
    const { products, categories, pages } = await this.#current();
    const best = (index: WordIndex, count: number) => index.search(query).ids.slice(0, count);
    const byId = new Map(categories.nodes.map((node) => [node.id, node]));
    return {
      products: await this.#sources.products.byIds(best(products, OFFERED.products)),
      categories: best(categories.index, OFFERED.categories).flatMap((id) => byId.get(id) ?? []),
      pages: best(pages.index, OFFERED.pages).flatMap((at) => pages.pages[at] ?? []),
    };
  }

  async #current(): Promise<Indexes> {
    const coming = this.#fresh();
    const old = this.#latest;
    if (!old) return coming;
    const { promise: tooLong, resolve: takeOld } = Promise.withResolvers<Indexes>();
    const timer = setTimeout(() => takeOld(old), TIMEOUT_MS);
    return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer));
  }
}
