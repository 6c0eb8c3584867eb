import type { Database } from '../db/connection.ts';
import type { GroupManager } from '../domain/groups/group-manager.ts';
import { PRODUCT_MODEL, ancestors } from '../domain/groups/group-tree.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import { listSitemapPages } from '../domain/pages/page-store.ts';
import { listProductGroups, listProductTexts, listSkuOffers, listSynonyms } from './search-store.ts';
import { SkuCodes } from './sku-codes.ts';
import { Synonyms } from './synonyms.ts';
import { buildWordIndex } from './word-index.ts';
import type { IndexOptions, WordIndex } from './word-index.ts';

/** Sources of the indexed texts. */
interface IndexSources {
  database: Database;
  groups: GroupManager;
}

export interface FoundPage {
  id: number;
  name: string;
  url: string;
}

/** All indexes for searching, built from one content version. */
export interface SearchIndexes {
  products: WordIndex;
  /** The products in the index, newest first. */
  productIds: readonly number[];
  categories: { nodes: GroupNode[]; index: WordIndex };
  pages: { pages: FoundPage[]; index: WordIndex };
  codes: SkuCodes;
  /** The lowest price in cents of each product that has one, by id. */
  cents: ReadonlyMap<number, number>;
}

const PRODUCT_WEIGHTS = { name: 8, title: 4, category: 3, material: 3, blurb: 2, brand: 1, content: 1 };
const NAME_WEIGHT = 8;
const HOME_URL = '/';

/** Options shared by all indexes. */
type SharedOptions = Pick<IndexOptions, 'synonyms' | 'isWord'>;

async function indexProducts(
  { database, groups }: IndexSources,
  shared: SharedOptions,
): Promise<Pick<SearchIndexes, 'products' | 'productIds'>> {
  const [texts, places, { byId }] = await Promise.all([
    listProductTexts(database),
    listProductGroups(database),
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
  const products = await buildWordIndex(indexed, PRODUCT_WEIGHTS, shared);
  return { products, productIds: texts.map(({ id }) => id) };
}

async function indexCategories(
  { groups }: IndexSources,
  shared: SharedOptions,
): Promise<SearchIndexes['categories']> {
  const nodes = (await groups.trees()).all.filter(({ model, parent }) => model === PRODUCT_MODEL && parent);
  const texts = nodes.map(({ id, name, slug }) => ({ id, name, slug }));
  return { nodes, index: await buildWordIndex(texts, { name: NAME_WEIGHT, slug: 1 }, shared) };
}

async function indexPages(
  { database }: IndexSources,
  shared: SharedOptions,
): Promise<SearchIndexes['pages']> {
  const listed = (await listSitemapPages(database)).filter(({ url }) => url !== HOME_URL);
  const pages = listed.map(({ id, title, url }) => ({ id, name: title, url }));
  const texts = pages.map(({ name, url }, id) => ({ id, name, url }));
  const weights = { name: NAME_WEIGHT, url: 1 };
  return { pages, index: await buildWordIndex(texts, weights, { ...shared, wholeOnly: true }) };
}

function lowestPrices(offers: Awaited<ReturnType<typeof listSkuOffers>>): Map<number, number> {
  const lowest = new Map<number, number>();
  for (const { product_id, cents } of offers)
    if (cents !== null) lowest.set(product_id, Math.min(cents, lowest.get(product_id) ?? cents));
  return lowest;
}

/** Reads and indexes the products on sale, the categories and the listed pages. */
export async function buildIndexes(sources: IndexSources): Promise<SearchIndexes> {
  const { database } = sources;
  const [rows, offers] = await Promise.all([listSynonyms(database), listSkuOffers(database)]);
  const all: WordIndex[] = [];
  // A word known to another index is no typo: `shipping` is a page, not `chopping`.
  const shared = {
    synonyms: new Synonyms(rows),
    isWord: (word: string) => all.some((index) => index.has(word)),
  };
  const [{ products, productIds }, categories, pages] = await Promise.all([
    indexProducts(sources, shared),
    indexCategories(sources, shared),
    indexPages(sources, shared),
  ]);
  all.push(products, categories.index, pages.index);
  return {
    products,
    productIds,
    categories,
    pages,
    codes: new SkuCodes(offers),
    cents: lowestPrices(offers),
  };
}
