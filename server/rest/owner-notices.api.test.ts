import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAdministrator } from '../testkit/administrator.ts';
import { changeBusiness } from '../testkit/products.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await logInAdministrator(world));
});
afterAll(() => world.close());

const notices = async () => (await world.rest('backOfficeNotices', {}, { token })).body.notices;

it('[A01] the owner is notified that two policies disagree, until one is changed', async () => {
  expect(await notices()).toEqual(['policies_disagree']);
  for (const table of ['page_contents', 'page_widgets'] as const) {
    const column = sql.ref(table === 'page_contents' ? 'variables' : 'templatevar');
    await sql`update ${sql.table(table)} set ${column} = replace(${column}, 'We accept no returns', 'We accept returns')`.execute(
      world.services.database,
    );
  }
  expect(await notices()).toEqual([]);
});

it('[CHK-15, A20] the owner is warned of a surcharge while it is on and above zero', async () => {
  await changeBusiness(world, 'card_surcharge_enabled', true);
  await changeBusiness(world, 'surcharge_basis_points', { sandbox: 0 });
  expect(await notices()).not.toContain('surcharge');
  await changeBusiness(world, 'surcharge_basis_points', { sandbox: 150 });
  expect(await notices()).toContain('surcharge');
  await changeBusiness(world, 'card_surcharge_enabled', false);
  expect(await notices()).not.toContain('surcharge');
});

it('[GRD-16] notices are refused to everyone but administrators', async () => {
  const url = '/api/v1/cms/notice';
  expect((await world.app.inject(url)).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${(await logIn(world)).token}` };
  expect((await world.app.inject({ url, headers })).statusCode).toBe(403);
});
