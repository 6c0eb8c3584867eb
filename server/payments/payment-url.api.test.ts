import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentUrlMigration } from '../db/migrations/013-payment-url.ts';
import { putOnSale } from '../testkit/products.ts';
import { runMigration } from '../testkit/run-migration.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[CHK-08] migrating a database with the old column name keeps the URL where an order is paid', async () => {
  const { connection } = world.services;
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world, { stock: 1 }));
  const first = await shopper.submit({ idempotency_key: 'k-1' });
  await connection.database.schema.alterTable('payments').renameColumn('payment_url', 'address').execute();
  await runMigration(connection, paymentUrlMigration);
  const { payment_url } = await connection.database
    .selectFrom('payments')
    .select('payment_url')
    .executeTakeFirstOrThrow();
  expect(payment_url).toBe(first.payment);
  expect(await shopper.submit({ idempotency_key: 'k-1' })).toEqual(first);
});
