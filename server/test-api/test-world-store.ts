import { randomBytes } from 'node:crypto';
import { toFlag, toInstant } from '../db/columns.ts';
import { changesRows } from '../db/rows.ts';
import type { Database } from '../db/connection.ts';
import { writeContent } from '../db/content-version.ts';

export interface NewProduct {
  name: string;
  slug: string;
  /** Null if quoted by e-mail. */
  priceCents: number | null;
  /** Null if made to order. */
  stock: number | null;
}

/** Puts a product with one SKU on sale. */
export function insertProduct(
  database: Database,
  product: NewProduct,
  now: Date,
): Promise<{ id: number; skuId: number }> {
  const { name, slug } = product;
  const made = toInstant(now);
  const texts = { title: name, meta_description: '', blurb: '', content: '' };
  return writeContent(database, async (transaction) => {
    const { id } = await transaction
      .insertInto('products')
      .values({ ...texts, slug, name, brand: null, badge: null, created_at: made, updated_at: made })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sku = await transaction
      .insertInto('skus')
      .values({
        product_id: id,
        code: slug.toUpperCase(),
        price_cents: product.priceCents,
        special_price_cents: null,
        stock_tracked: toFlag(product.stock !== null),
        available: product.stock ?? 0,
        photo_id: null,
        sort_order: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, skuId: sku.id };
  });
}

/** Sets the stock of a SKU, null for made to order; false if there is no such SKU. */
export function setStock(database: Database, code: string, stock: number | null): Promise<boolean> {
  return writeContent(database, (transaction) =>
    changesRows(
      transaction
        .updateTable('skus')
        .set({ stock_tracked: toFlag(stock !== null), available: stock ?? 0 })
        .where('code', '=', code),
    ),
  );
}

export async function findSkuId(database: Database, code: string): Promise<number | null> {
  const sku = await database.selectFrom('skus').select('id').where('code', '=', code).executeTakeFirst();
  return sku?.id ?? null;
}

export async function hasProduct(database: Database, slug: string): Promise<boolean> {
  const found = await database
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns a reference unique among bookings. */
export const freshReference = (): string => `test ${randomBytes(12).toString('hex')}`;
