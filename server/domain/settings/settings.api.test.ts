import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Runs `npm run setting` beside the world, as an owner does beside a running shop. */
async function setting(...words: string[]): Promise<{ output: string; failed: boolean }> {
  const { dataDir, databaseUrl } = world.services.environment;
  const env = {
    PATH: process.env['PATH'],
    // Half of its start is the reading of TypeScript.
    NODE_COMPILE_CACHE: '.cache/compile',
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  return promisify(execFile)(process.execPath, ['scripts/setting.ts', ...words], { env }).then(
    ({ stdout }) => ({ output: stdout, failed: false }),
    (error: { stderr: string }) => ({ output: error.stderr, failed: true }),
  );
}

it('[ENT-10] a setting changed while the shop runs applies from the next request', async () => {
  expect((await world.services.settings.business()).free_shipping_threshold_cents).toBe(200_00);
  expect((await setting('business.free_shipping_threshold_cents', '25000')).failed).toBe(false);
  await setting('domain.name', 'Kerf & Daughters');
  expect((await world.services.settings.business()).free_shipping_threshold_cents).toBe(250_00);
  expect((await world.rest('domainCurrent', {})).body.name).toBe('Kerf & Daughters');
});

it('an unknown setting or an invalid value is refused with a message', async () => {
  expect(await setting('business.no_such', '1')).toMatchObject({ failed: true });
  const { output, failed } = await setting('business.order_hold_minutes', 'half an hour');
  expect([failed, output]).toEqual([
    true,
    expect.stringContaining('30 by default and cannot be half an hour'),
  ]);
  expect((await world.services.settings.business()).order_hold_minutes).toBe(30);
});

it('a number that dates cannot be calculated with is refused, as is a minimum above its maximum', async () => {
  const { settings } = world.services;
  const change = (name: string, typed: string) => settings.change(`business.${name}`, typed);
  const before = await settings.business();
  expect(await change('order_hold_minutes', '100000000000')).toBe(
    'business.order_hold_minutes must be at most 43200',
  );
  expect(await change('max_making_days', '366')).toBe('business.max_making_days must be at most 365');
  expect(await change('surcharge_basis_points', '{"sandbox":0,"stripe":10001}')).toContain('at most 10000');
  expect(await change('min_making_days', '6')).toBe(
    'business.min_making_days must be at most 3, the business.max_making_days',
  );
  expect(await change('max_making_days', '1')).toBe(
    'business.max_making_days must be at least 2, the business.min_making_days',
  );
  expect(await settings.business()).toEqual(before);
  expect([await change('max_making_days', '6'), await change('min_making_days', '6')]).toEqual([null, null]);
});

it('without a value the command shows the current one', async () => {
  expect((await setting('business.order_hold_minutes')).output).toBe('business.order_hold_minutes 30\n');
  expect((await setting()).output).toContain('domain.organisation_abn');
});
