import { fromJson } from '../../db/columns.ts';
import { validateAddons } from '../products/addon-rules.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { CartLineRow } from './cart-store.ts';
import { canPurchaseQty, qtyBySku, takenByOthers } from './purchase-limits.ts';

/** A cart line as currently for sale. */
export interface PricedLine {
  id: number;
  skuId: number;
  identity: string;
  qty: number;
  name: string;
  productName: string;
  /** Null if it is no longer for sale. */
  sku: SkuForSale | null;
  productSlug: string;
  code: string;
  imageHash: string | null;
  addons: CanonicalAddon[];
  /** Current unit price (cents) with add-ons; the price when added if it is no longer for sale. */
  unitCents: number;
  /** Unit price (cents) when it was added. */
  addedUnitCents: number;
  canPurchaseQty: number;
  inStock: boolean;
  /** Why it can no longer be made as specified; it is then out of stock. */
  problem: RefusalText | null;
  stockTracked: boolean;
}

/** What is for sale behind the lines, and the stock reserved by this shopper's own unpaid orders. */
export interface Availability {
  skus: Map<number, SkuForSale>;
  reserved: Map<number, number>;
}

/** Returns how many items of a SKU this shopper can buy; null if it is made to order. */
export function availableTo(availability: Availability, sku: SkuForSale): number | null {
  return sku.available === null ? null : sku.available + (availability.reserved.get(sku.id) ?? 0);
}

/** Prices every line as currently for sale; a line no longer available stays, as out of stock (CRT-12). */
export function priceLines(rows: CartLineRow[], availability: Availability): PricedLine[] {
  const quantities = qtyBySku(rows);
  return rows.map((row) => {
    const sku = availability.skus.get(row.sku_id);
    const offer = offerFor(row, sku);
    const problem = offer === null ? wordingProblem(row, sku) : null;
    const limit =
      sku && (offer ?? problem)
        ? canPurchaseQty(availableTo(availability, sku), takenByOthers(quantities, row.sku_id, row.qty))
        : 0;
    return {
      id: row.id,
      skuId: row.sku_id,
      identity: row.identity,
      qty: row.qty,
      name: offer?.sku.name ?? row.name,
      productName: offer?.sku.productName ?? row.product_name,
      sku: offer?.sku ?? null,
      productSlug: offer?.sku.slug ?? row.product_slug,
      code: offer?.sku.code ?? row.code,
      imageHash: offer?.sku.imageHash ?? null,
      addons: offer?.addons ?? storedAddons(row),
      unitCents: offer?.unitCents ?? row.unit_cents,
      addedUnitCents: row.unit_cents,
      canPurchaseQty: limit,
      inStock: offer !== null && row.qty <= limit,
      problem,
      stockTracked: offer?.sku.stockTracked ?? false,
    };
  });
}

interface Offer {
  sku: SkuForSale;
  addons: CanonicalAddon[];
  unitCents: number;
}

/** Checks a line's add-ons against what is for sale. */
const checkedAddons = (row: CartLineRow, { addons }: SkuForSale) =>
  validateAddons(
    addons,
    storedAddons(row).map((addon) => ({ id: addon.id, value: addon.values })),
  );

function offerFor(row: CartLineRow, sku: SkuForSale | undefined): Offer | null {
  if (!sku || sku.priceCents === null) return null;
  const check = checkedAddons(row, sku);
  if (!check.ok) return null;
  const addons = withFileNames(check.values, storedAddons(row));
  return { sku, addons, unitCents: sku.priceCents + check.priceCents };
}

/** Returns what is wrong with the add-ons of a line whose SKU is for sale; null if the problem is another. */
function wordingProblem(row: CartLineRow, sku: SkuForSale | undefined): RefusalText | null {
  if (!sku || sku.priceCents === null) return null;
  const check = checkedAddons(row, sku);
  if (check.ok) return null;
  return { ...refusalText('LINE_UNMAKEABLE', { name: row.name }), details: Object.values(check.fields) };
}

/** Restores the file names, which only the stored line has. */
const withFileNames = (checked: CanonicalAddon[], stored: CanonicalAddon[]) =>
  checked.map((addon) => (addon.isFile ? (stored.find(({ id }) => id === addon.id) ?? addon) : addon));

const storedAddons = (row: CartLineRow) => fromJson<CanonicalAddon[]>(row.addons);

/** Returns why a line cannot be ordered, naming it (CRT-12). */
export function stockProblem({ name, problem, canPurchaseQty: limit }: PricedLine): RefusalText {
  if (problem !== null) return problem;
  return limit === 0 ? refusalText('LINE_GONE', { name }) : refusalText('LINE_LIMITED', { name, limit });
}
