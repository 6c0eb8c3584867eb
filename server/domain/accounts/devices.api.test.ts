import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopper } from '../../testkit/shopper.ts';
import { putOnSale } from '../../testkit/products.ts';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const devicesOf = async (token: string) => (await world.rest('userDevices', {}, { token })).body.data;

it('[SEC-01] the account lists the browsers with a login and can log them out', async () => {
  const laptop = await logIn(world, 'ann@example.com');
  const phone = await logIn(world, 'ann@example.com');
  await world.rest('userAuthUser', {}, { token: phone.token, headers: { 'user-agent': FIREFOX } });
  const listed = await devicesOf(laptop.token);
  expect(listed.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const other = listed.find(({ current }) => !current);
  expect(other).toMatchObject({ browser: 'Firefox', system: 'Android' });

  const stranger = await logIn(world);
  const foreign = await world.rest('userLogOutDevice', { id: other?.id ?? 0 }, { token: stranger.token });
  expect(foreign.status).toBe(404);
  const done = await world.rest('userLogOutDevice', { id: other?.id ?? 0 }, { token: laptop.token });
  expect(done.body.success).toBe(true);
  expect((await world.rest('userAuthUser', {}, { token: phone.token })).status).toBe(401);
  const { refreshToken: refresh_token, fingerprint } = phone;
  expect((await world.rest('userRefreshToken', { refresh_token, fingerprint })).status).toBe(401);
  expect((await devicesOf(laptop.token)).map(({ current }) => current)).toEqual([true]);
  expect((await world.rest('userDevices', {})).status).toBe(401);
});

it('two logins in one browser are listed as one device', async () => {
  const { token, email, fingerprint } = await logIn(world);
  const { database } = world.services;
  const session = await database
    .selectFrom('login_sessions')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id: _id, ...again } = session;
  await database.insertInto('login_sessions').values(again).execute();
  expect([email, fingerprint].every(Boolean)).toBe(true);
  expect(await devicesOf(token)).toHaveLength(1);
});

it('[A13] every choice about news is stored with its text and time, and listed newest first', async () => {
  const { token } = await logIn(world);
  for (const opted_in of [true, false])
    await world.rest('userMarketing', { opted_in, text: 'News?' }, { token });
  const { body } = await world.rest('userMyAccount', {}, { token });
  expect(body.marketing_history).toMatchObject([
    { opted_in: false, text: 'News?' },
    { opted_in: true, text: 'News?' },
  ]);
});

it('the export contains all data of the user, none of other users, and no secrets', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { name: 'Walnut Box' });
  await shopper.add(product);
  await shopper.submit();
  const { token } = shopper;
  await world.rest('userMarketing', { opted_in: true, text: 'News?' }, { token });
  const other = await createShopper(world);
  const { body, response } = await world.rest('userExport', {}, { token });
  expect(body).toMatchObject({
    user: { email: shopper.email, has_password: false },
    addresses: [{ street_address: '12 Goondoon Street' }],
    orders: [{ email: shopper.email, address: { city: 'Gladstone' }, total_cents: 3560 }],
    order_lines: [{ name: 'Walnut Box', addons: [] }],
    cart: [{ name: 'Walnut Box' }],
    marketing: [{ text: 'News?', opted_in: 1 }],
    account_events: [{ event: 'login' }],
    messages: [],
    logins: [{ expires_at: expect.any(String) as unknown }],
  });
  expect(response.body).not.toContain(other.email);
  expect(response.body).not.toMatch(/password_hash|token_hash|fingerprint/);
  expect((await world.rest('userExport', {})).status).toBe(401);
});
