import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { changeBusiness, putOnSale } from '../testkit/products.ts';
import { createShopper, encoded, tokenOf } from '../testkit/shopper.ts';
import { payForVoucher } from '../testkit/vouchers.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { SandboxGateway } from './sandbox/sandbox-gateway.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { database } = world.services;
  const form = { name: 'Club day', url: 'club', data: '[]', cost_cents: 2200 };
  const { id } = await database.insertInto('forms').values(form).returning('id').executeTakeFirstOrThrow();
  const email = { form_id: id, name: 'email', label: 'E-mail', field_type: 'email', sort_order: 1 };
  await database
    .insertInto('form_questions')
    .values({ ...email, value: '', content: '', required: 0 })
    .execute();
});
afterAll(() => world.close());

async function payForOrder() {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world));
  return (await shopper.submit()).payment;
}

async function payForForm() {
  const url = encoded('http://127.0.0.1:3000/club?form=club');
  return (await world.rest('formSubmit', { id: 'club', data: { email: 'ada@example.com' }, url })).body
    .payment;
}

const payments = {
  order: payForOrder,
  voucher: async () => (await payForVoucher(world, { email: 'ada@example.com' })).body.payment,
  form: payForForm,
};

/** Who is paid for each purpose, as the table says and as the gateway was told. */
async function recipients() {
  const start = vi.spyOn(SandboxGateway.prototype, 'start');
  onTestFinished(() => start.mockRestore());
  const found: [purpose: string, stored: number, told: number | undefined][] = [];
  for (const pay of Object.values(payments)) {
    const token = tokenOf(await pay());
    const { purpose, payment_to_user_id } = await world.services.database
      .selectFrom('payments')
      .select(['purpose', 'payment_to_user_id'])
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const told = start.mock.calls.find(([request]) => request.token === token)?.[0].payToUserId;
    found.push([purpose, payment_to_user_id, told]);
  }
  return found;
}

it('[GEN-16] every payment goes to user 1, or to whom the settings name, and its gateway is told', async () => {
  const purposes = Object.keys(payments);
  expect(await recipients()).toEqual(purposes.map((purpose) => [purpose, 1, 1]));
  await changeBusiness(world, 'payment_to_user_id', 7);
  expect(await recipients()).toEqual(purposes.map((purpose) => [purpose, 7, 7]));
});
