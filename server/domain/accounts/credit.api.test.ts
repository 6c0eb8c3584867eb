import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

function inTransaction<T>(work: (handle: World['services']['database']) => Promise<T>): Promise<T> {
  return world.services.database.transaction().execute(work);
}

const add = (userId: number, amountCents: number, reference: string) =>
  inTransaction((handle) =>
    world.services.credit.add(handle, { userId, amountCents, kind: 'voucher', reference }),
  );
const spend = (userId: number, amountCents: number, reference: string) =>
  inTransaction((handle) =>
    world.services.credit.spend(handle, { userId, amountCents, kind: 'order', reference }),
  );

it('[APA-10] creditBalance is the sum of the ledger, in dollars, and 0 for a new user', async () => {
  const { token, userId } = await logIn(world);
  expect((await world.rest('userCreditBalance', {}, { token })).body).toEqual({ balance: 0 });
  await add(userId, 50_00, 'v-1');
  await spend(userId, 10_60, 'o-1');
  const { body } = await world.rest('userCreditBalance', { supplier: 1 }, { token });
  expect(body).toEqual({ balance: 39.4 });
});

it('[A19] a voucher is booked once, however often it is redeemed', async () => {
  const { userId } = await logIn(world);
  const booked = await Promise.all([add(userId, 25_00, 'v-2'), add(userId, 25_00, 'v-2')]);
  expect(booked.filter(Boolean)).toHaveLength(1);
  expect(await world.services.credit.balanceCents(userId)).toBe(25_00);
});

it('[A19] credit can be spent in parts until none is left', async () => {
  const { userId } = await logIn(world);
  await add(userId, 30_00, 'v-3');
  expect(await spend(userId, 12_50, 'o-3')).toBe(true);
  expect(await spend(userId, 17_51, 'o-4')).toBe(false);
  expect(await spend(userId, 17_50, 'o-5')).toBe(true);
  expect(await world.services.credit.balanceCents(userId)).toBe(0);
});

it('[A19] two simultaneous orders cannot spend the same credit', async () => {
  const { userId } = await logIn(world);
  await add(userId, 20_00, 'v-6');
  const results = await Promise.all([1, 2, 3, 4].map((n) => spend(userId, 15_00, `o-6-${n}`)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await world.services.credit.balanceCents(userId)).toBe(5_00);
});

it('[A19] spending zero or a negative amount throws', async () => {
  const { userId } = await logIn(world);
  await expect(spend(userId, 0, 'o-7')).rejects.toThrow(RangeError);
  await expect(spend(userId, -5_00, 'o-8')).rejects.toThrow(RangeError);
});

it('[APA-11] myAccount returns the user, the credit and the orders', async () => {
  const { token, userId, email } = await logIn(world);
  await add(userId, 5_05, 'v-9');
  const { status, body } = await world.rest('userMyAccount', {}, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id: userId, email }, credit_balance: 5.05, orders: [] });
});

it('[APA-13] the user card contains only the name and the picture', async () => {
  const { userId, token } = await logIn(world);
  const input = { url: String(userId), image_width: 300 };
  const { status, body } = await world.rest('userCard', input, { token });
  expect(status).toBe(200);
  expect(body).toEqual({ id: userId, first_name: '', last_name: '', image: null });
});

it('[APA-13, A92] the user card is visible to the user and to administrators; others get “not found”', async () => {
  const url = String((await logIn(world)).userId);
  const stranger = await logIn(world);
  const admin = await logIn(world);
  await world.services.database
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', admin.userId)
    .execute();
  const { body: pair } = await world.rest('userRefreshToken', {
    refresh_token: admin.refreshToken,
    fingerprint: admin.fingerprint,
  });
  const statusFor = async (token?: string) =>
    (await world.rest('userCard', { url }, token === undefined ? {} : { token })).status;
  expect(await statusFor()).toBe(404);
  expect(await statusFor(stranger.token)).toBe(404);
  expect(await statusFor(pair?.access_token)).toBe(200);
});

it('[APA-13] an id that belongs to no user has no card', async () => {
  const { token } = await logIn(world);
  for (const url of ['999999', '0', '-1', '99999999999999', 'ann', '1e0', ' 1']) {
    const { status, body } = await world.rest('userCard', { url }, { token });
    expect([url, status]).toEqual([url, 404]);
    expect(body).toMatchObject({ text_code: 'USER_NOT_FOUND' });
  }
});

it('[APA-13, A31] named calls take precedence over the card', async () => {
  expect((await world.rest('userCard', { url: 'authUser' })).body).toHaveProperty('email');
});
