import { afterAll, beforeAll, expect, it } from 'vitest';
import { localizedOrderNamesMigration } from '../../db/migrations/044-localized-order-names.ts';
import { putOnSale } from '../../testkit/products.ts';
import { runMigration } from '../../testkit/run-migration.ts';
import { createShopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const german = { name: 'Gravur', labels: ['Nonna "said": Rosa'] };
const engraving = { id: 1, name: 'Engraving', values: ['x'], labels: ['Nonna "said": Rosa'] };
const wrap = { id: 2, name: 'Gift wrap', values: ['1'], labels: ['Yes'] };

it('[I18-04] migrating a database with old field names keeps the names that its shoppers read', async () => {
  const { connection, database } = world.services;
  const shopper = await createShopper(world);
  for (const _one of [1, 2]) await shopper.add(await putOnSale(world));
  await shopper.submit();
  const [translated, plain] = await database.selectFrom('order_lines').select('id').orderBy('id').execute();
  const asBefore = JSON.stringify([{ ...engraving, said: german }, wrap]);
  const line = database.updateTable('order_lines');
  await line
    .set({ localized_name: 'Brett, Klein', addons: asBefore })
    .where('id', '=', translated?.id ?? 0)
    .execute();
  await line
    .set({ addons: JSON.stringify([engraving]) })
    .where('id', '=', plain?.id ?? 0)
    .execute();
  await database.updateTable('orders').set({ localized_shipping_name: 'Paketpost' }).execute();

  await database.schema.alterTable('order_lines').renameColumn('localized_name', 'said_name').execute();
  await database.schema
    .alterTable('orders')
    .renameColumn('localized_shipping_name', 'said_shipping_name')
    .execute();
  await runMigration(connection, localizedOrderNamesMigration);

  const lines = await database
    .selectFrom('order_lines')
    .select(['localized_name', 'addons'])
    .orderBy('id')
    .execute();
  expect(lines.map(({ localized_name, addons }) => [localized_name, JSON.parse(addons)])).toEqual([
    ['Brett, Klein', [{ ...engraving, localized: german }, wrap]],
    [null, [engraving]],
  ]);
  const orders = await database.selectFrom('orders').select('localized_shipping_name').execute();
  expect(orders).toEqual([{ localized_shipping_name: 'Paketpost' }]);
});
