import { once } from '../../lib/once.ts';
import { inStock, lowestPrice, skuPrice } from './sku-rules.ts';
import type { SkuOffer, SkuPrice } from './sku-rules.ts';
import type { ProductDetails } from './product-details.ts';
import type { GroupNode, GroupTrees } from '../groups/group-tree.ts';

/** Items available by SKU id. */
export type Stock = ReadonlyMap<number, number>;

/** A product in a list; what depends on stock and on other products is loaded once for the whole list. */
export interface ProductNode {
  details: ProductDetails;
  isNew: boolean;
  groups(): GroupNode[];
  primaryGroup(): GroupNode | null;
  /** Returns its SKUs with their current stock. */
  skus(): Promise<SkuOffer[]>;
  relateds(): Promise<ProductNode[]>;
}

/** The data a list needs from the shop. */
export interface ListSources {
  trees: GroupTrees;
  newestIds: ReadonlySet<number>;
  /** Returns the stock of those of these SKUs that are tracked; called with at least one id. */
  stock(skuIds: number[]): Promise<Stock>;
  details(ids: number[]): Promise<Map<number, ProductDetails>>;
}

/** Returns the price under which a product is listed. */
export const listPrice = (product: ProductDetails): SkuPrice =>
  lowestPrice(product.skus.map((sku) => ({ ...sku, available: 0 })));

export const isOnSpecial = (product: ProductDetails): boolean =>
  product.skus.some((sku) => skuPrice(sku).onSpecial);

export const isInStock = (skus: readonly SkuOffer[]): boolean => skus.some(inStock);

/** Creates nodes for products shown together, in order; ids without a product are left out. */
export async function productList(ids: readonly number[], sources: ListSources): Promise<ProductNode[]> {
  const found = await sources.details([...ids]);
  const products = ids.flatMap((id) => found.get(id) ?? []);
  const stock = once(async () => {
    const tracked = products.flatMap((product) => product.skus.filter((sku) => sku.stockTracked));
    return tracked.length > 0 ? sources.stock(tracked.map((sku) => sku.id)) : new Map<number, number>();
  });
  const relateds = once(async () => {
    const nodes = await productList([...new Set(products.flatMap((product) => product.relatedIds))], sources);
    return new Map(nodes.map((node) => [node.details.id, node]));
  });
  return products.map((details) => ({
    details,
    isNew: sources.newestIds.has(details.id),
    groups: () => details.groupIds.flatMap((id) => sources.trees.byId.get(id) ?? []),
    primaryGroup: () => sources.trees.byId.get(details.primaryGroupId ?? 0) ?? null,
    skus: async () => {
      const available = await stock();
      return details.skus.map((sku) => ({ ...sku, available: available.get(sku.id) ?? 0 }));
    },
    relateds: async () => {
      const nodes = await relateds();
      return details.relatedIds.flatMap((id) => nodes.get(id) ?? []);
    },
  }));
}
