import { randomBytes } from 'node:crypto';
import { writeContent } from '../db/content-version.ts';
import type { World } from './world.ts';

export interface TestProductInput {
  name?: string;
  /** Null if quoted by e-mail. */
  priceCents?: number | null;
  /** Number of items; null if made to order. */
  stock?: number | null;
  /** Content hash of its picture. */
  photoHash?: string;
}

export interface TestProduct {
  skuId: number;
  productId: number;
  code: string;
  slug: string;
  name: string;
}

/** Puts a product with a single SKU on sale; 25.00 and made to order by default. */
export async function putOnSale(world: World, input: TestProductInput = {}): Promise<TestProduct> {
  const { database } = world.services;
  const slug = `product-${randomBytes(6).toString('hex')}`;
  const name = input.name ?? 'Pine Box';
  const now = world.now.current.toISOString();
  const texts = { title: name, meta_description: '', blurb: '', content: '' };
  const product = await database
    .insertInto('products')
    .values({ ...texts, slug, name, brand: null, badge: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (input.photoHash !== undefined) {
    const photo = { product_id: product.id, name: 'main', hash: input.photoHash, sort_order: 1 };
    await database.insertInto('product_photos').values(photo).execute();
  }
  const sku = await database
    .insertInto('skus')
    .values({
      product_id: product.id,
      code: slug.toUpperCase(),
      price_cents: input.priceCents === undefined ? 2500 : input.priceCents,
      special_price_cents: null,
      stock_tracked: typeof input.stock === 'number' ? 1 : 0,
      available: input.stock ?? 0,
      photo_id: null,
      sort_order: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { skuId: sku.id, productId: product.id, code: slug.toUpperCase(), slug, name };
}

/** Adds a second SKU to the product, made to order, with its own price. */
export async function addSku({ services }: World, product: TestProduct, priceCents: number): Promise<void> {
  const sku = { product_id: product.productId, code: `${product.code}-2`, price_cents: priceCents };
  await writeContent(services.database, async (trx) => {
    await trx
      .insertInto('skus')
      .values({
        ...sku,
        special_price_cents: null,
        stock_tracked: 0,
        available: 0,
        photo_id: null,
        sort_order: 2,
      })
      .execute();
  });
}

export interface EngravingInput {
  required?: boolean;
  priceCents?: number;
  maxLength?: number;
  minQty?: number;
  maxQty?: number;
}

/**
 * Adds a text add-on named `Engraving` to the product and returns its id. Call it before the first request.
 */
export async function offerEngraving(
  world: World,
  product: TestProduct,
  input: EngravingInput = {},
): Promise<number> {
  const { database } = world.services;
  const addon = await database
    .insertInto('addons')
    .values({
      code: `engraving-${product.slug}`,
      name: 'Engraving',
      type: 'text',
      required: input.required ? 1 : 0,
      price_cents: input.priceCents ?? 0,
      max_length: input.maxLength ?? 20,
      hint: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('product_addons')
    .values({
      product_id: product.productId,
      addon_id: addon.id,
      min_qty: input.minQty ?? 0,
      max_qty: input.maxQty ?? 2,
      sort_order: 1,
    })
    .execute();
  return addon.id;
}

/**
 * Adds letterings to a product, given as characters by name. Returns the add-on's id and the options' ids by
 * name.
 */
export async function offerLetterings(
  world: World,
  product: TestProduct,
  letterings: Record<string, string | null>,
): Promise<{ id: number; options: Map<string, number> }> {
  const { database } = world.services;
  const { id } = await database
    .insertInto('addons')
    .values({
      code: `font-${product.slug}`,
      name: 'Lettering',
      type: 'dropdown',
      max_length: null,
      hint: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const options = await database
    .insertInto('addon_options')
    .values(
      Object.entries(letterings).map(([name, characters], sort_order) => ({
        addon_id: id,
        name,
        characters,
        sort_order,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  await database
    .insertInto('product_addons')
    .values({ product_id: product.productId, addon_id: id, min_qty: 0, max_qty: 1, sort_order: 2 })
    .execute();
  return { id, options: new Map(options.map((option) => [option.name, option.id])) };
}

/** Changes a SKU like the owner: every process sees it with its next request. */
export async function changeSku(
  world: World,
  product: TestProduct,
  changes: { price_cents?: number; special_price_cents?: number | null; available?: number; enabled?: 0 | 1 },
): Promise<void> {
  await writeContent(world.services.database, async (trx) => {
    await trx.updateTable('skus').set(changes).where('id', '=', product.skuId).execute();
  });
}

/** Returns the stock of a SKU. */
export async function stockOf(world: World, product: TestProduct): Promise<number> {
  const sku = await world.services.database
    .selectFrom('skus')
    .select('available')
    .where('id', '=', product.skuId)
    .executeTakeFirstOrThrow();
  return sku.available;
}

/** Sets one of the owner's business settings, e.g. `priority_fee_cents`. */
export async function changeBusiness(world: World, name: string, value: unknown): Promise<void> {
  await writeContent(world.services.database, async (trx) => {
    const row = { key: `business.${name}`, value: JSON.stringify(value) };
    await trx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
      .execute();
  });
}
