import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/products.ts';
import { createShopper } from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sentence = 'Please keep me up to date with new products and offers';
const choiceOf = async (token: string) =>
  (await world.rest('userMyAccount', {}, { token })).body.marketing ?? null;
const historyOf = (userId: number) =>
  world.services.database
    .selectFrom('marketing_choices')
    .select(['opted_in', 'text', 'chosen_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

it('[CHK-13, A13] the choice is null at first; one made in the account is stored with its text and time, and can be changed', async () => {
  const { token, userId } = await logIn(world);
  expect(await choiceOf(token)).toBeNull();
  const first = world.now.current.toISOString();
  const { status, body } = await world.rest(
    'userMarketing',
    { opted_in: true, text: ` ${sentence} ` },
    { token },
  );
  expect([status, body]).toEqual([200, { opted_in: true, text: sentence, chosen_at: first }]);
  expect(await choiceOf(token)).toEqual(body);
  world.now.current = new Date(world.now.current.getTime() + 60_000);
  await world.rest('userMarketing', { opted_in: false, text: sentence }, { token });
  const second = world.now.current.toISOString();
  expect(await choiceOf(token)).toEqual({ opted_in: false, text: sentence, chosen_at: second });
  // Consent must be provable, so earlier choices stay.
  expect(await historyOf(userId)).toEqual([
    { opted_in: 1, text: sentence, chosen_at: first },
    { opted_in: 0, text: sentence, chosen_at: second },
  ]);
});

it('[CHK-13, A13] consent given with an order becomes the account’s choice; an order without consent changes nothing', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world);
  await shopper.add(product);
  await shopper.submit({ marketing_opt_in: true, marketing_text: sentence });
  const chosen = { opted_in: true, text: sentence, chosen_at: world.now.current.toISOString() };
  expect(await choiceOf(shopper.token)).toEqual(chosen);
  world.now.current = new Date(world.now.current.getTime() + 60_000);
  await shopper.submit({ marketing_opt_in: false });
  expect(await choiceOf(shopper.token)).toEqual(chosen);
});

it('[GRD-16, A13] a choice requires a login, which is checked before the text is validated', async () => {
  const { status, response } = await world.rest('userMarketing', { opted_in: true, text: '' });
  expect([status, response.json()]).toMatchObject([401, { text_code: 'LOGIN_REQUIRED' }]);
  expect(response.json().fields).toBeUndefined();
  const { token } = await logIn(world);
  const refused = await world.rest('userMarketing', { opted_in: true, text: 'x'.repeat(501) }, { token });
  expect(refused.status).toBe(400);
});

it('[A13] repeating the same choice stores nothing new and keeps the first time', async () => {
  const { token, userId } = await logIn(world);
  await world.rest('userMarketing', { opted_in: true, text: sentence }, { token });
  const chosen = await choiceOf(token);
  world.now.current = new Date(world.now.current.getTime() + 60_000);
  await world.rest('userMarketing', { opted_in: true, text: sentence }, { token });
  expect(await choiceOf(token)).toEqual(chosen);
  expect(await historyOf(userId)).toHaveLength(1);
});
