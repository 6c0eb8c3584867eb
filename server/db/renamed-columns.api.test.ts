import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTranslation } from '../domain/translations/translation-store.ts';
import { putOnSale } from '../testkit/products.ts';
import { runMigration } from '../testkit/run-migration.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { readContentVersion } from './content-version.ts';
import { renamedColumnsMigration } from './migrations/051-renamed-columns.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('migrating a database with the old column names keeps archived orders and translations, and a new translation still changes the content version', async () => {
  const { connection, database } = world.services;
  const shopper = await createShopper(world);
  for (const isArchived of [true, false]) {
    await shopper.add(await putOnSale(world));
    const { order_id: id } = await shopper.submit();
    if (isArchived) await world.rest('orderArchive', { id: id ?? '' }, { token: shopper.token });
  }
  const key = { locale: 'uz', model: 'product', entry: 1, field: 'name' };
  await writeTranslation(database, { ...key, translation: 'Taxta', english: 'Board' });
  const stored = async () => ({
    orders: await database.selectFrom('orders').selectAll().orderBy('id').execute(),
    translations: await database.selectFrom('translations').selectAll().orderBy('id').execute(),
  });
  const before = await stored();
  expect(before.orders.map(({ archived_at }) => archived_at === null)).toEqual([false, true]);

  await database.schema.alterTable('orders').renameColumn('archived_at', 'put_away_at').execute();
  await database.schema.alterTable('translations').renameColumn('translation', 'words').execute();
  await runMigration(connection, renamedColumnsMigration);

  expect(await stored()).toEqual(before);
  const version = await readContentVersion(database);
  await writeTranslation(database, { ...key, translation: 'Doska', english: 'Board' });
  expect(await readContentVersion(database)).toBeGreaterThan(version);
});
