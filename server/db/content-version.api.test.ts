import { afterEach, expect, it } from 'vitest';
import { secondProcess } from '../testkit/second-process.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { readContentVersion, writeContent } from './content-version.ts';

/** More than a process has connections. */
const WRITES = 12;

let world: World;
afterEach(() => world.close());

it('shoppers are answered while many content writes wait for one of another process', async () => {
  world = await createWorld();
  const { connection, database } = world.services;
  if (connection.engine === 'sqlite') return;
  const other = await secondProcess(world);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const holder = writeContent(other.database, () => {
    hold();
    return released;
  });
  await held;
  const before = await readContentVersion(database);
  const writes = Array.from({ length: WRITES }, () => writeContent(database, () => Promise.resolve()));
  expect((await world.rest('cartGet', {})).status).toBe(200);
  release();
  await Promise.all([holder, ...writes]);
  expect(await readContentVersion(database)).toBe(before + 1 + WRITES);
  await other.close();
});

it('a content write that fails does not keep the next one from being made', async () => {
  world = await createWorld();
  const { database } = world.services;
  const failed = writeContent(database, () => Promise.reject(new Error('no')));
  const made = writeContent(database, () => Promise.resolve('made'));
  await expect(failed).rejects.toThrow('no');
  expect(await made).toBe('made');
});
