import { cachedPerContentVersion } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import type { GroupManager } from '../domain/groups/group-manager.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import type { ProductManager } from '../domain/products/product-manager.ts';
import type { Translations } from '../domain/translations/translation-manager.ts';
import { forbidCaching } from '../lib/request-memory.ts';
import { readPriceLimit } from './price-limit.ts';
import { idsByLocalizedName } from './localized-names.ts';
import { buildIndexes } from './search-indexes.ts';
import type { FoundPage, SearchIndexes } from './search-indexes.ts';
import type { Matches, WordIndex } from './word-index.ts';

export interface ProductsFound {
  /** The query without its price limit. */
  terms: string;
  /** The query's price limit in cents, inclusive; null for none. */
  maxCents: number | null;
  total: number;
  products: ProductNode[];
  /** Whether some are only similar to the query. */
  fuzzy: boolean;
}

export interface Suggestions {
  products: ProductNode[];
  categories: GroupNode[];
  pages: FoundPage[];
}

interface SearchSources {
  database: Database;
  contentVersion: () => Promise<number>;
  groups: GroupManager;
  products: ProductManager;
}

interface ResultPage {
  first: number;
  offset: number;
}

const OFFERED = { products: 5, categories: 3, pages: 3 };
/** How long (ms) a query waits for an index of just changed content before it uses the previous one. */
const TIMEOUT_MS = 400;

/** Finds products by code first, then by words: those in the reader's language before English ones. */
function productsNamed(indexes: SearchIndexes, terms: string, translations: Translations | null): Matches {
  const coded = indexes.codes.of(terms);
  const names = { model: 'product', fields: ['name', 'title', 'blurb'], ids: indexes.productIds };
  const localized = translations ? idsByLocalizedName(translations, names, terms) : [];
  const { ids, fuzzy } = indexes.products.search(terms);
  // If the reader's own words match, merely similar English words are dropped.
  const english = localized.length > 0 && fuzzy ? [] : ids;
  const isGuess = coded.length + localized.length === 0 && fuzzy;
  return { ids: [...new Set([...coded, ...localized, ...english])], fuzzy: isGuess };
}

const firstOf = (count: number, ...lists: number[][]) => [...new Set(lists.flat())].slice(0, count);

/**
 * Each process has its own index, built from the database by the first search after the content has changed.
 */
export class SearchManager {
  readonly #sources: SearchSources;
  readonly #fresh: () => Promise<SearchIndexes>;
  #latest: SearchIndexes | null = null;

  constructor(sources: SearchSources) {
    this.#sources = sources;
    this.#fresh = cachedPerContentVersion(sources.contentVersion, async () => {
      this.#latest = await buildIndexes(sources);
      return this.#latest;
    });
  }

  /**
   * Builds the index in advance, which takes seconds for thousands of products. The next search reports any
   * failure.
   */
  async prepare(): Promise<void> {
    await this.#fresh().catch(() => null);
  }

  /**
   * Finds products by words or SKU code, best first (A72). A price in the query limits them; without other
   * words, or only ones like "gift", all products within the limit are returned, best-selling first. With
   * `translations`, their words match too.
   */
  async products(query: string, page: ResultPage, translations: Translations | null): Promise<ProductsFound> {
    const indexes = await this.#current();
    const { terms, maxCents } = readPriceLimit(query);
    if (maxCents !== null && indexes.products.hasNoTerms(terms))
      return { terms, maxCents, ...(await this.#cheaper(maxCents, page)), fuzzy: false };
    const { ids, fuzzy } = productsNamed(indexes, terms, translations);
    const affordable =
      maxCents === null ? ids : ids.filter((id) => (indexes.cents.get(id) ?? Infinity) <= maxCents);
    const wanted = affordable.slice(page.offset, page.offset + page.first);
    const products = await this.#sources.products.byIds(wanted);
    return { terms, maxCents, total: affordable.length, products, fuzzy };
  }

  /** Returns suggestions while the user types. */
  async suggest(query: string, translations: Translations | null): Promise<Suggestions> {
    const { categories, pages } = await this.#current();
    const { products } = await this.products(query, { first: OFFERED.products, offset: 0 }, translations);
    const { terms } = readPriceLimit(query);
    const localized = (model: string, field: string, ids: readonly number[]) =>
      translations ? idsByLocalizedName(translations, { model, fields: [field], ids }, terms) : [];
    const best = (index: WordIndex, count: number) => index.search(terms).ids.slice(0, count);
    const byId = new Map(categories.nodes.map((node) => [node.id, node]));
    return {
      products,
      categories: firstOf(
        OFFERED.categories,
        localized('group', 'name', [...byId.keys()]),
        best(categories.index, OFFERED.categories),
      ).flatMap((id) => byId.get(id) ?? []),
      pages: firstOf(
        OFFERED.pages,
        localized(
          'page',
          'title',
          pages.pages.map(({ id }) => id),
        ).map((id) => pages.pages.findIndex((page) => page.id === id)),
        best(pages.index, OFFERED.pages),
      ).flatMap((at) => pages.pages[at] ?? []),
    };
  }

  async #cheaper(maxCents: number, page: ResultPage): Promise<{ total: number; products: ProductNode[] }> {
    const filter = { group: null, byIsNew: false, priceBelow: maxCents + 1 };
    const [total, products] = await Promise.all([
      this.#sources.products.count(filter),
      this.#sources.products.list(filter, { ...page, sort: 'popular' }),
    ]);
    return { total, products };
  }

  async #current(): Promise<SearchIndexes> {
    const coming = this.#fresh();
    const old = this.#latest;
    if (!old) return coming;
    const { promise: tooLong, resolve: takeOld } = Promise.withResolvers<SearchIndexes>();
    const timer = setTimeout(() => {
      forbidCaching();
      takeOld(old);
    }, TIMEOUT_MS);
    return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer));
  }
}
