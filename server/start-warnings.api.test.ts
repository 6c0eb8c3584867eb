import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockWarning, secretWarning } from './start-warnings.ts';
import { createWorld } from './testkit/world.ts';
import type { World } from './testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('a clock that differs from the database’s is reported, with the direction', async () => {
  const { connection } = world.services;
  const shifted = (seconds: number) => clockWarning(connection, () => Date.now() + seconds * 1_000);
  expect(await shifted(0)).toBeNull();
  if (connection.engine === 'sqlite') return;
  expect(await shifted(90)).toContain('clock is 90 s ahead of the database');
  expect(await shifted(-90)).toContain('clock is 90 s behind the database');
});

it('secrets that are missing beside a database in use are reported, but not configured ones', async () => {
  const { environment } = world.services;
  expect(secretWarning(environment)).toBeNull();
  await rm(join(environment.dataDir, 'voucher-secret'));
  expect(secretWarning(environment)).toContain('(VOUCHER_SECRET)');
  await rm(join(environment.dataDir, 'token-secret'));
  expect(secretWarning(environment)).toContain('(TOKEN_SECRET, VOUCHER_SECRET)');
  const configured = { tokenSecret: 'x'.repeat(32), voucherSecret: 'y'.repeat(32) };
  expect(secretWarning({ ...environment, ...configured })).toBeNull();
});
