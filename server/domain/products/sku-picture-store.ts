import type { Database } from '../../db/connection.ts';

/** The pictures of these SKUs by id, as photos name them: a SKU's own, else the first of its product. */
export async function picturesOfSkus(
  database: Database,
  skuIds: readonly number[],
): Promise<Map<number, string>> {
  const photos = await database
    .selectFrom('skus')
    .innerJoin('product_photos', 'product_photos.product_id', 'skus.product_id')
    .select(['skus.id', 'skus.photo_id', 'product_photos.id as photo', 'product_photos.hash'])
    .where('skus.id', 'in', [...new Set(skuIds)])
    .orderBy('product_photos.sort_order')
    .orderBy('product_photos.id')
    .execute();
  const pictures = new Map<number, string>();
  for (const { id, photo_id, photo, hash } of photos)
    if (photo === photo_id || !pictures.has(id)) pictures.set(id, hash);
  return pictures;
}
