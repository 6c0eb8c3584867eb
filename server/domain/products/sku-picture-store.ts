import type { Database } from '../../db/connection.ts';
import { photoOfSku } from './sku-rules.ts';

/** Returns the picture reference of each SKU, by SKU id. */
export async function readSkuPictures(
  database: Database,
  skuIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('skus')
    .innerJoin('product_photos', 'product_photos.product_id', 'skus.product_id')
    .select(['skus.id as sku', 'skus.photo_id', 'product_photos.id', 'product_photos.hash'])
    .where('skus.id', 'in', [...new Set(skuIds)])
    .orderBy('product_photos.sort_order')
    .orderBy('product_photos.id')
    .execute();
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  return new Map(
    [...bySku].flatMap(([sku, photos]) => {
      const photo = photoOfSku(photos, photos[0]?.photo_id ?? null);
      return photo ? [[sku, photo.hash] as const] : [];
    }),
  );
}
