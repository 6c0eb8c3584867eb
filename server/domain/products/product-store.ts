import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type {
  AddonOptionRow,
  ProductPhotoRow,
  ProductRow,
  SkuRow,
  VideoRow,
} from '../../db/tables/products-tables.ts';

/** The rows of products, each list in display order. */
export interface ProductParts {
  products: Selectable<ProductRow>[];
  photos: Selectable<ProductPhotoRow>[];
  options: ProductOptionPart[];
  skus: Omit<Selectable<SkuRow>, 'available' | 'enabled' | 'sort_order'>[];
  skuOptions: { sku_id: number; id: number; variation: string; name: string }[];
  addons: ProductAddonPart[];
  addonOptions: Selectable<AddonOptionRow>[];
  groups: { product_id: number; group_id: number }[];
  relateds: { product_id: number; related_id: number }[];
  videos: Selectable<VideoRow>[];
}

interface ProductOptionPart {
  product_id: number;
  variation_id: number;
  variation: string;
  id: number;
  name: string;
  swatch_colour: string | null;
  swatch_texture: string | null;
}

export interface ProductAddonPart {
  id: number;
  product_id: number;
  addon_id: number;
  min_qty: number;
  max_qty: number;
  name: string;
  type: string;
  required: number;
  price_cents: number;
  max_length: number | null;
  hint: string | null;
}

type Ids = readonly number[];

/**
 * Reads everything about these products except their stock, always in ten queries; `ids` must not be empty.
 */
export async function readProductParts(database: Database, ids: Ids): Promise<ProductParts> {
  const [products, photos, options, skus, skuOptions, addons, addonOptions, groups, relateds, videos] =
    await Promise.all([
      database.selectFrom('products').selectAll().where('id', 'in', ids).where('enabled', '=', 1).execute(),
      readPhotos(database, ids),
      readOptions(database, ids),
      readSkus(database, ids),
      readSkuOptions(database, ids),
      readProductAddons(database, ids),
      readAddonOptions(database, ids),
      readGroupIds(database, ids),
      readRelatedIds(database, ids),
      readVideos(database, ids),
    ]);
  return { products, photos, options, skus, skuOptions, addons, addonOptions, groups, relateds, videos };
}

const readPhotos = (database: Database, ids: Ids) =>
  database
    .selectFrom('product_photos')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

const readOptions = (database: Database, ids: Ids) =>
  database
    .selectFrom('variations')
    .innerJoin('variation_options', 'variation_options.variation_id', 'variations.id')
    .select([
      'variations.product_id',
      'variations.id as variation_id',
      'variations.name as variation',
      'variation_options.id',
      'variation_options.name',
      'variation_options.swatch_colour',
      'variation_options.swatch_texture',
    ])
    .where('variations.product_id', 'in', ids)
    .orderBy('variations.sort_order')
    .orderBy('variations.id')
    .orderBy('variation_options.sort_order')
    .orderBy('variation_options.id')
    .execute();

const readSkus = (database: Database, ids: Ids) =>
  database
    .selectFrom('skus')
    .select(['id', 'product_id', 'code', 'price_cents', 'special_price_cents', 'stock_tracked', 'photo_id'])
    .where('product_id', 'in', ids)
    .where('enabled', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

const readSkuOptions = (database: Database, ids: Ids) =>
  database
    .selectFrom('skus')
    .innerJoin('sku_options', 'sku_options.sku_id', 'skus.id')
    .innerJoin('variation_options', 'variation_options.id', 'sku_options.option_id')
    .innerJoin('variations', 'variations.id', 'variation_options.variation_id')
    .select(['sku_options.sku_id', 'sku_options.option_id as id'])
    .select(['variations.name as variation', 'variation_options.name'])
    .where('skus.product_id', 'in', ids)
    .orderBy('variations.sort_order')
    .orderBy('variations.id')
    .execute();

const readProductAddons = (database: Database, ids: Ids): Promise<ProductAddonPart[]> =>
  database
    .selectFrom('product_addons')
    .innerJoin('addons', 'addons.id', 'product_addons.addon_id')
    .select(['product_addons.id', 'product_addons.product_id', 'product_addons.addon_id'])
    .select(['product_addons.min_qty', 'product_addons.max_qty'])
    .select(['addons.name', 'addons.type', 'addons.required', 'addons.price_cents'])
    .select(['addons.max_length', 'addons.hint'])
    .where('product_addons.product_id', 'in', ids)
    .orderBy('product_addons.sort_order')
    .orderBy('product_addons.id')
    .execute();

const readAddonOptions = (database: Database, ids: Ids) =>
  database
    .selectFrom('addon_options')
    .selectAll()
    .where('addon_id', 'in', (query) =>
      query.selectFrom('product_addons').select('addon_id').where('product_id', 'in', ids),
    )
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

const readGroupIds = (database: Database, ids: Ids) =>
  database
    .selectFrom('product_groups')
    .select(['product_id', 'group_id'])
    .where('product_id', 'in', ids)
    .orderBy('sort_order')
    .execute();

const readRelatedIds = (database: Database, ids: Ids) =>
  database
    .selectFrom('product_relateds')
    .select(['product_id', 'related_id'])
    .where('product_id', 'in', ids)
    .orderBy('sort_order')
    .execute();

const readVideos = (database: Database, ids: Ids) =>
  database
    .selectFrom('videos')
    .selectAll()
    .where('enabled', '=', 1)
    .where('id', 'in', (query) =>
      query
        .selectFrom('products')
        .select('video_id')
        .where('id', 'in', ids)
        .where('video_id', 'is not', null)
        .$narrowType<{ video_id: number }>(),
    )
    .execute();

/** Returns the id of the product with this slug; null if there is none on sale. */
export async function findProductId(database: Database, slug: string): Promise<number | null> {
  const row = await database
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the product and stock of each SKU on sale. */
export async function readSkuStock(
  database: Database,
  skuIds: Ids,
): Promise<{ id: number; product_id: number; available: number }[]> {
  if (skuIds.length === 0) return [];
  return database
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id', 'skus.product_id', 'skus.available'])
    .where('skus.id', 'in', skuIds)
    .where('skus.enabled', '=', 1)
    .where('products.enabled', '=', 1)
    .execute();
}

/** Returns the ids of stock-tracked SKUs that are sold out, in order; uses its own index. */
export async function listSoldOutSkus(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('skus')
    .select('id')
    // Worded exactly as in the index, so that the index is used.
    .where(sql<boolean>`enabled = 1 and stock_tracked = 1 and available = 0`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns every product on sale with its photos, newest first, for the sitemap. */
export async function listProductSummaries(database: Database) {
  const [products, photos] = await Promise.all([
    database
      .selectFrom('products')
      .select(['id', 'slug', 'title', 'meta_description', 'updated_at'])
      .where('enabled', '=', 1)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    database
      .selectFrom('product_photos')
      .select(['product_id', 'hash'])
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
  ]);
  const byProduct = Map.groupBy(photos, (photo) => photo.product_id);
  return products.map(({ id, ...product }) => ({
    ...product,
    photos: (byProduct.get(id) ?? []).map(({ hash }) => hash),
  }));
}
