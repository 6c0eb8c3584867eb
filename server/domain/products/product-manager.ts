import type { Database } from '../../db/connection.ts';
import { findCategory } from '../groups/group-tree.ts';
import type { GroupManager } from '../groups/group-manager.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { isRowId } from '../../lib/row-id.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { listingSort } from './listing-filter.ts';
import type { ListingFacets, ListingFilter } from './listing-filter.ts';
import { knownMaterials } from './material-names.ts';
import { createVersionedCache } from './product-cache.ts';
import type { VersionedCache } from './product-cache.ts';
import { assembleProducts, withoutPrices } from './product-details.ts';
import type { ProductDetails } from './product-details.ts';
import { productList } from './product-list.ts';
import { ListingFreshness } from './listing-freshness.ts';
import { refreshSales } from './listing-store.ts';
import { everything, ProductListings } from './product-listings.ts';
import type { ListSources, ProductNode } from './product-list.ts';
import { findProductId, readProductParts, readSkuStock, listSoldOutSkus } from './product-store.ts';
import { skuForSaleOf } from './sku-for-sale.ts';
import type { SkuForSale } from './sku-for-sale.ts';
import { searchSku } from './sku-rules.ts';
import type { SkuFound, VariationChoice } from './sku-rules.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import type { AddonChoice } from './addon-rules.ts';

/** Selects products: of a group (by slug) and its descendants, the newest, or by other conditions. */
export interface ProductFilter extends Partial<Omit<ListingFilter, 'groupId' | 'ids'>> {
  group: string | null;
  byIsNew: boolean;
}

/** `sort` is a `ListingSort`; an unknown name means the default. */
export interface ProductPage {
  first: number;
  offset: number;
  sort?: string | null;
}

export interface SkuQuery {
  product: number;
  variations: VariationChoice[];
  addons: AddonChoice[];
}

const NEW_PRODUCTS = 4;
const CACHED_PRODUCTS = 1000;

interface ProductManagerInput {
  database: Database;
  contentVersion: () => Promise<number>;
  groups: GroupManager;
  settings: Pick<SettingsManager, 'business'>;
  clock: () => Date;
  /** Reports problems the owner should know about. */
  report: (problem: string) => void;
}

/**
 * Finds what is for sale. Product data is cached in memory per content version; stock is always read afresh.
 */
export class ProductManager {
  readonly #settings: ProductManagerInput['settings'];
  readonly #database: Database;
  readonly #contentVersion: () => Promise<number>;
  readonly #groups: GroupManager;
  readonly #details: VersionedCache<ProductDetails>;
  readonly #newestIds: (version: number) => Promise<number[]>;
  readonly #listings: ProductListings;

  constructor(input: ProductManagerInput) {
    const { database, contentVersion, groups } = input;
    this.#settings = input.settings;
    this.#database = database;
    this.#contentVersion = contentVersion;
    this.#groups = groups;
    this.#details = createVersionedCache(CACHED_PRODUCTS, async (ids) =>
      this.#priced(assembleProducts(await readProductParts(database, ids))),
    );
    this.#listings = new ProductListings(database, contentVersion, new ListingFreshness(input));
    this.#newestIds = cachedPerContentVersion(contentVersion, () =>
      this.#listings.page(everything, 'newest', { first: NEW_PRODUCTS, offset: 0 }),
    );
  }

  /** Returns the product with this slug; null if there is none on sale. */
  async bySlug(slug: string): Promise<ProductNode | null> {
    const [sources, id] = await Promise.all([this.#sources(), findProductId(this.#database, slug)]);
    return id === null ? null : ((await productList([id], sources))[0] ?? null);
  }

  /** Returns products in the order of the ids, without those not on sale. */
  async byIds(ids: readonly number[]): Promise<ProductNode[]> {
    return productList(ids.filter(isRowId), await this.#sources());
  }

  /** Newest first by default; empty for an unknown group. */
  async list(filter: ProductFilter, page: ProductPage): Promise<ProductNode[]> {
    const sources = await this.#sources();
    const wanted = listingOf(filter, sources);
    if (!wanted) return [];
    return productList(await this.#listings.page(wanted, listingSort(page.sort), page), sources);
  }

  async count(filter: ProductFilter): Promise<number> {
    const wanted = listingOf(filter, await this.#sources());
    return wanted ? this.#listings.count(wanted) : 0;
  }

  /** Null for an unknown group. Without price bands while online sales are off. */
  async facets(filter: ProductFilter): Promise<ListingFacets | null> {
    const wanted = listingOf(filter, await this.#sources());
    const facets = wanted && (await this.#listings.facets(wanted));
    const { ecommerce_enabled: isSelling } = await this.#settings.business();
    return facets && !isSelling ? { ...facets, prices: [] } : facets;
  }

  /** Returns the result of `searchsku` in cents. Refusal: 404 PRODUCT_NOT_FOUND. */
  async searchSku({ product, variations, addons }: SkuQuery): Promise<Outcome<SkuFound>> {
    const [node] = await this.byIds([product]);
    if (!node) return notFound('PRODUCT_NOT_FOUND');
    const found = searchSku({
      variations: node.details.variations.map((variation) => variation.name),
      skus: await node.skus(),
      addons: node.details.addons,
      chosenVariations: variations,
      chosenAddons: addons,
    });
    return success(found);
  }

  /** Recounts sales for the order by popularity. */
  refreshSales(): Promise<void> {
    return refreshSales(this.#database);
  }

  /** Returns the ids of stock-tracked SKUs on sale that are sold out, in order. */
  soldOutSkus(): Promise<number[]> {
    return listSoldOutSkus(this.#database);
  }

  /** Null if the SKU is unknown or no longer on sale. */
  async skuForSale(skuId: number): Promise<SkuForSale | null> {
    return (await this.skusForSale([skuId])).get(skuId) ?? null;
  }

  /** Returns those on sale, by id, in a fixed number of queries. */
  async skusForSale(skuIds: readonly number[]): Promise<Map<number, SkuForSale>> {
    const version = await this.#contentVersion();
    const stock = await readSkuStock(this.#database, [...new Set(skuIds)].filter(isRowId));
    const products = await this.#details.many(
      version,
      stock.map((sku) => sku.product_id),
    );
    return new Map(
      stock.flatMap(({ id, product_id, available }) => {
        const product = products.get(product_id);
        const sku = product?.skus.find((candidate) => candidate.id === id);
        return product && sku ? [[id, skuForSaleOf(product, sku, available)]] : [];
      }),
    );
  }

  async #priced(products: Map<number, ProductDetails>): Promise<Map<number, ProductDetails>> {
    if ((await this.#settings.business()).ecommerce_enabled) return products;
    return new Map([...products].map(([id, product]) => [id, withoutPrices(product)]));
  }

  async #sources(): Promise<ListSources> {
    const version = await this.#contentVersion();
    const [trees, newestIds] = await Promise.all([this.#groups.trees(version), this.#newestIds(version)]);
    return {
      trees,
      newestIds: new Set(newestIds),
      stock: async (skuIds) =>
        new Map((await readSkuStock(this.#database, skuIds)).map((sku) => [sku.id, sku.available])),
      details: (ids) => this.#details.many(version, ids),
    };
  }
}

/** Null if nothing can match. */
function listingOf(filter: ProductFilter, { trees, newestIds }: ListSources): ListingFilter | null {
  const { group: slug, byIsNew, materials = [], ...narrowing } = filter;
  const group = slug === null ? null : findCategory(trees, slug);
  if (slug !== null && !group) return null;
  return {
    ...everything,
    ...narrowing,
    materials: knownMaterials(materials),
    groupId: group?.id ?? null,
    ids: byIsNew ? [...newestIds] : null,
  };
}
