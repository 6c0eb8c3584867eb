import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { migrate } from '../db/migrate.ts';
import type { Tables } from '../db/tables.ts';
import { seed } from './seed.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const tables = [
  'groups',
  'products',
  'product_photos',
  'variations',
  'variation_options',
  'skus',
  'sku_options',
  'addons',
  'addon_options',
  'product_addons',
  'product_groups',
  'group_listings',
  'product_relateds',
  'settings',
  'links',
  'pages',
  'page_contents',
  'galleries',
  'slides',
  'testimonials',
  'voucher_themes',
] as (keyof Tables)[];

async function restart(): Promise<void> {
  await migrate(world.services.connection);
  await seed(world.services.connection);
}

const contents = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        (await world.services.database.selectFrom(table).selectAll().execute()).length,
      ]),
    ),
  ) as Record<string, number>;

it('[PRE-05] seeding again changes nothing, not even the content version', async () => {
  const before = await contents();
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  const version = await world.services.contentVersion();
  await restart();
  expect(await contents()).toEqual(before);
  expect(await world.services.contentVersion()).toBe(version);
});

it('[PRE-05] a restart keeps the owner’s changes', async () => {
  const { database } = world.services;
  await database.updateTable('skus').set({ price_cents: 12_300 }).where('code', '=', 'NHG').execute();
  await database.updateTable('groups').set({ name: 'Natural slate' }).where('slug', '=', 'slate').execute();
  await database
    .updateTable('settings')
    .set({ value: '"Red Dirt Laser"' })
    .where('key', '=', 'domain.name')
    .execute();
  await restart();
  const sku = await database.selectFrom('skus').select('price_cents').where('code', '=', 'NHG').execute();
  expect(sku).toEqual([{ price_cents: 12_300 }]);
  expect((await world.rest('domainCurrent', {})).body.name).toBe('Red Dirt Laser');
  expect((await world.services.groups.inTree('sell', 'product', 'slate'))?.name).toBe('Natural slate');
});

it('[PRE-05] a restart does not restore what the owner has deleted', async () => {
  const { database } = world.services;
  await database.deleteFrom('products').where('slug', '=', 'cork-trivet').execute();
  await database.deleteFrom('links').execute();
  const before = await contents();
  await restart();
  expect(await contents()).toEqual(before);
});

it('[PRE-05] entries of a newer version are added to an existing shop', async () => {
  const { database } = world.services;
  const product = { kind: 'product', key: 'cork-trivet' };
  const countOfCork = () => world.services.products.count({ group: 'laser-kut-cork', byIsNew: false });
  const before = await countOfCork();
  await database.deleteFrom('products').where('slug', '=', product.key).execute();
  await database
    .deleteFrom('seed_log')
    .where('kind', '=', product.kind)
    .where('key', '=', product.key)
    .execute();
  const version = await world.services.contentVersion();
  await restart();
  const node = await world.services.products.bySlug(product.key);
  expect(node?.details.relatedIds).toHaveLength(3);
  expect(await countOfCork()).toBe(before);
  expect(await world.services.contentVersion()).toBeGreaterThan(version);
});
