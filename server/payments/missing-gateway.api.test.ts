import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInAdministrator } from '../testkit/administrator.ts';
import { putOnSale } from '../testkit/products.ts';
import { checkPaid, createShopper, endPayment, tokenOf } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const HOUR_MS = 60 * 60_000;
const start = new Date();
let world: World;
let shopper: Shopper;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.now.current = start;
  shopper = await createShopper(world);
});
afterAll(() => world.close());

/** Creates an order whose payment began at a gateway the shop was since restarted without. */
async function orderedElsewhere(ending: string | null = null) {
  await shopper.add(await putOnSale(world));
  const { payment, order_id } = await shopper.submit();
  if (ending !== null) await endPayment(world, payment, ending);
  const token = tokenOf(payment);
  await world.services.database
    .updateTable('payments')
    .set({ gateway: 'stripe' })
    .where('token', '=', token)
    .execute();
  return { id: order_id ?? '', token };
}

it('[APS-14] a payment whose gateway was removed stays pending, and its order expires like any other', async () => {
  const { id, token } = await orderedElsewhere();
  expect(await checkPaid(world, token)).toMatchObject({ has_payment: true, pending: true });
  world.now.current = new Date(start.getTime() + HOUR_MS / 2);
  expect(await checkPaid(world, token)).toMatchObject({ has_payment: true, pending: false, success: false });
  expect((await world.rest('orderView', { id })).body.status).toBe('expired');
  await world.services.payments.sweep();
});

it('[CHK-09] a payment whose gateway was removed cannot be cancelled, and requests that need to are refused', async () => {
  const { id, token } = await orderedElsewhere();
  const undecided = { text_code: 'PAYMENT_UNDECIDED' };
  const archived = await world.rest('orderArchive', { id }, { token: shopper.token });
  expect([archived.status, archived.body]).toMatchObject([409, undecided]);
  expect(await shopper.submit()).toMatchObject({ success: false, refusal: undecided });
  const back = await world.app.inject(`/api/v1/cognito/payment/cancel/${token}`);
  expect(back.statusCode).toBe(303);
  expect(await checkPaid(world, token)).toMatchObject({ pending: true });
});

it('[A88] a refund by a removed gateway alerts the shop, once', async () => {
  const { id } = await orderedElsewhere('pay');
  const administrator = await logInAdministrator(world);
  const { body } = await world.rest('backOfficeOrderRefund', { id }, { token: administrator.token });
  expect(body).toMatchObject({ status: 'refunded', refund: 'refused' });
  await world.services.payments.sweep();
  const alerts = (await world.outbox()).filter(({ text }) => text.includes('refuses to pay it back'));
  expect(alerts).toHaveLength(1);
});
