import type { Transaction } from 'kysely';
import { refreshListings } from '../domain/products/listing-store.ts';
import { writeContent } from '../db/content-version.ts';
import { toFlag, toJson } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { photosOf, sizeChartOf } from './seeded-pictures.ts';
import { addonLibrary } from './products/addon-library.ts';
import type { AddonSeed } from './products/addon-library.ts';
import { allProducts } from './products/all-products.ts';
import { contentOf } from './products/product-content.ts';
import type { ProductSeed } from './products/product-seed.ts';
import { productSizesOf } from './products/product-sizes.ts';
import { skusOf } from './products/sku-combinations.ts';
import { swatchOf } from './products/swatches.ts';
import { markSeeded, unseeded } from './seed-log.ts';

type Handle = Transaction<Tables>;
type IdByName = ReadonlyMap<string, number>;

const byName = (rows: { name: string; id: number }[]): IdByName =>
  new Map(rows.map((row) => [row.name, row.id]));

/** Inserts missing add-ons and products; existing ones stay unchanged, and deleted ones stay deleted. */
export async function seedProducts(database: Database): Promise<void> {
  const known = await database.selectFrom('products').select('slug').execute();
  const slugs = new Set(known.map((row) => row.slug));
  const fresh = await unseeded(
    database,
    'product',
    allProducts.map((product) => product.slug),
  );
  if (fresh.size === 0) return;
  const missing = allProducts.filter(({ slug }) => fresh.has(slug) && !slugs.has(slug));
  await writeContent(database, async (transaction) => {
    const addons = await seedAddons(transaction);
    const groups = await groupIds(transaction);
    const ids = new Map<string, number>();
    for (const product of missing) {
      ids.set(product.slug, await insertProduct(transaction, product, groups, addons));
    }
    await insertRelateds(transaction, missing, ids);
    await refreshListings(transaction);
    await markSeeded(transaction, 'product', fresh);
  });
}

async function seedAddons(transaction: Handle): Promise<IdByName> {
  const known = await transaction.selectFrom('addons').select(['code', 'id']).execute();
  const ids = new Map(known.map((row) => [row.code, row.id]));
  for (const [code, addon] of Object.entries<AddonSeed>(addonLibrary)) {
    if (!ids.has(code)) ids.set(code, await insertAddon(transaction, code, addon));
  }
  return ids;
}

async function insertAddon(transaction: Handle, code: string, addon: AddonSeed): Promise<number> {
  const { id } = await transaction
    .insertInto('addons')
    .values({
      code,
      name: addon.name,
      type: addon.type,
      required: toFlag(addon.required ?? false),
      price_cents: addon.cents ?? 0,
      max_length: addon.maxLength ?? null,
      hint: addon.hint ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const options = (addon.options ?? []).map((option, sort_order) => ({
    addon_id: id,
    ...(typeof option === 'string' ? { name: option, characters: null, font: null } : option),
    sort_order,
  }));
  if (options.length > 0) await transaction.insertInto('addon_options').values(options).execute();
  return id;
}

async function groupIds(transaction: Handle): Promise<IdByName> {
  const rows = await transaction
    .selectFrom('groups')
    .select(['slug as name', 'id'])
    .where('namespace', '=', 'sell')
    .where('model', 'in', ['product', 'seasonal'])
    .execute();
  return byName(rows);
}

const need = (ids: IdByName, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed names "${name}", which is not there`);
  return id;
};

async function insertProduct(
  transaction: Handle,
  seed: ProductSeed,
  groups: IdByName,
  addons: IdByName,
): Promise<number> {
  const createdAt = `${seed.added}T00:00:00.000Z`;
  const { id } = await transaction
    .insertInto('products')
    .values({
      slug: seed.slug,
      name: seed.name,
      title: seed.title,
      meta_description: seed.metaDescription,
      blurb: seed.blurb,
      content: contentOf(seed),
      material: seed.material,
      sizes: toJson(productSizesOf(seed)),
      brand: seed.brand ?? null,
      badge: seed.badge ?? null,
      primary_group_id: need(groups, seed.groups[0]),
      video_id: seed.video === undefined ? null : await videoId(transaction, seed.video),
      size_chart_hash: sizeChartOf(seed.slug),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = seed.groups.map((slug, sort_order) => ({
    product_id: id,
    group_id: need(groups, slug),
    sort_order,
  }));
  await transaction.insertInto('product_groups').values(places).execute();
  await insertAddonUses(transaction, id, seed, addons);
  const photos = await insertPhotos(transaction, id, seed);
  const options = await insertVariations(transaction, id, seed);
  await insertSkus(transaction, id, seed, photos, options);
  return id;
}

async function videoId(transaction: Handle, slug: string): Promise<number> {
  const video = await transaction
    .selectFrom('videos')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return need(new Map(video ? [[slug, video.id]] : []), slug);
}

async function insertAddonUses(
  transaction: Handle,
  productId: number,
  seed: ProductSeed,
  addons: IdByName,
): Promise<void> {
  const uses = (seed.addons ?? []).map((use, sort_order) => {
    const { addon, min = 1, max = 1 } = typeof use === 'string' ? { addon: use } : use;
    return { product_id: productId, addon_id: need(addons, addon), min_qty: min, max_qty: max, sort_order };
  });
  if (uses.length > 0) await transaction.insertInto('product_addons').values(uses).execute();
}

async function insertPhotos(transaction: Handle, productId: number, seed: ProductSeed): Promise<IdByName> {
  const photos = photosOf(seed.slug).map(({ name, hash }, sort_order) => ({
    product_id: productId,
    name,
    hash,
    sort_order,
  }));
  if (photos.length === 0) return new Map();
  return byName(
    await transaction.insertInto('product_photos').values(photos).returning(['id', 'name']).execute(),
  );
}

/** Returns the ids of the options by `<variation>/<option>`. */
async function insertVariations(
  transaction: Handle,
  productId: number,
  seed: ProductSeed,
): Promise<IdByName> {
  const ids = new Map<string, number>();
  for (const [index, variation] of (seed.variations ?? []).entries()) {
    const { id } = await transaction
      .insertInto('variations')
      .values({ product_id: productId, name: variation.name, sort_order: index })
      .returning('id')
      .executeTakeFirstOrThrow();
    const options = variation.options.map(({ name }, sort_order) => ({
      variation_id: id,
      name,
      sort_order,
      ...swatchOf(name),
    }));
    const rows = await transaction
      .insertInto('variation_options')
      .values(options)
      .returning(['id', 'name'])
      .execute();
    for (const row of rows) ids.set(`${variation.name}/${row.name}`, row.id);
  }
  return ids;
}

async function insertSkus(
  transaction: Handle,
  productId: number,
  seed: ProductSeed,
  photos: IdByName,
  options: IdByName,
): Promise<void> {
  const skus = skusOf(seed);
  const rows = skus.map((sku, sort_order) => ({
    product_id: productId,
    code: sku.code,
    price_cents: sku.priceCents,
    special_price_cents: sku.specialPriceCents,
    stock_tracked: toFlag(sku.stock !== null),
    available: sku.stock ?? 0,
    photo_id: sku.photo === null ? null : (photos.get(sku.photo) ?? null),
    sort_order,
  }));
  const inserted = await transaction
    .insertInto('skus')
    .values(rows)
    .returning(['id', 'code as name'])
    .execute();
  const ids = byName(inserted);
  const links = skus.flatMap((sku) =>
    sku.options.map(({ variation, name }) => ({
      sku_id: need(ids, sku.code),
      option_id: need(options, `${variation}/${name}`),
    })),
  );
  if (links.length > 0) await transaction.insertInto('sku_options').values(links).execute();
}

async function insertRelateds(
  transaction: Handle,
  products: readonly ProductSeed[],
  fresh: IdByName,
): Promise<void> {
  const rows = await transaction.selectFrom('products').select(['slug as name', 'id']).execute();
  const all = byName(rows);
  const links = products.flatMap((product) =>
    (product.relateds ?? []).flatMap((slug, sort_order) => {
      const related_id = all.get(slug);
      return related_id === undefined
        ? []
        : [{ product_id: need(fresh, product.slug), related_id, sort_order }];
    }),
  );
  if (links.length > 0) await transaction.insertInto('product_relateds').values(links).execute();
}
