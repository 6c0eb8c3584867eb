import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The variations of a product, and what the SKUs compared have chosen. */
export interface ChosenOptions {
  variations: number[];
  /** One row for each option of a SKU; with nulls for a SKU that has none. */
  chosen: { sku: number; option: number | null; variation: number | null }[];
}

/** Reads the options of a SKU, and of the others of its product that are on sale. */
export async function readChosenOptions(
  transaction: Transaction<Tables>,
  { productId, skuId }: { productId: number; skuId: number },
): Promise<ChosenOptions> {
  const variations = await transaction
    .selectFrom('variations')
    .select('id')
    .where('product_id', '=', productId)
    .execute();
  const chosen = await transaction
    .selectFrom('skus')
    .leftJoin('sku_options', 'sku_options.sku_id', 'skus.id')
    .leftJoin('variation_options', 'variation_options.id', 'sku_options.option_id')
    .select([
      'skus.id as sku',
      'variation_options.id as option',
      'variation_options.variation_id as variation',
    ])
    .where('skus.product_id', '=', productId)
    .where(({ eb, or }) => or([eb('skus.enabled', '=', 1), eb('skus.id', '=', skuId)]))
    .execute();
  return { variations: variations.map(({ id }) => id), chosen };
}
