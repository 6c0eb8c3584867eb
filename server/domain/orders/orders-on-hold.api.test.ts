import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordersOnHoldMigration } from '../../db/migrations/050-orders-on-hold.ts';
import type { OrderStatus, PaymentStatus } from '../../generated/contract-rules.ts';
import { putOnSale } from '../../testkit/products.ts';
import { runMigration } from '../../testkit/run-migration.ts';
import { createShopper, tokenOf } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[A88] the migration puts on hold only expired orders that were paid and not refunded', async () => {
  const { connection, database } = world.services;
  const stored = async (order: OrderStatus, payment: PaymentStatus, refund: 'made' | null = null) => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const { order_id, payment: url } = await shopper.submit();
    const id = order_id ?? '';
    await database.updateTable('orders').set({ status: order }).where('public_id', '=', id).execute();
    const payments = database.updateTable('payments').set({ status: payment, refund });
    await payments.where('token', '=', tokenOf(url)).execute();
    return id;
  };
  const paidLate = await stored('expired', 'paid');
  const others = [
    await stored('expired', 'expired'),
    await stored('expired', 'paid', 'made'),
    await stored('cancelled', 'cancelled'),
  ];
  await runMigration(connection, ordersOnHoldMigration);
  const view = async (id: string) => (await world.rest('orderView', { id })).body;
  const { status, timeline } = await view(paidLate);
  expect([status, timeline.at(-1)?.status]).toEqual(['onHold', 'onHold']);
  const statuses = await Promise.all(others.map(async (id) => (await view(id)).status));
  expect(statuses).toEqual(['expired', 'expired', 'cancelled']);
});
