import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeContent } from '../../db/content-version.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const LONG = 'x'.repeat(2000);

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const run = (statement: string) => sql.raw(statement).execute(world.services.database);

/** Stops the database from growing. @returns a function that lets it grow again */
async function fillDisk(): Promise<() => Promise<unknown>> {
  const { database, connection } = world.services;
  if (connection.engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await run(`pragma max_page_count = ${rows[0]?.page_count}`);
    return () => run('pragma max_page_count = 1000000');
  }
  await run(`create function no_room() returns trigger as
    $$ begin raise exception 'database or disk is full'; end $$ language plpgsql`);
  await run('create trigger no_room before insert on group_listings execute function no_room()');
  return () => run('drop trigger no_room on group_listings');
}

const listed = async () => {
  const query = '{ sellProducts(first: 100, sort: "name") { name } }';
  const { sellProducts } = await world.graphql<{ sellProducts: { name: string }[] }>(query);
  return sellProducts.map(({ name }) => name);
};

it('listings can be read while the disk is full, and are updated once there is space', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const before = await listed();
  await writeContent(world.services.database, (transaction) =>
    transaction
      .updateTable('products')
      .set({ name: sql<string>`name || ${LONG}`, enabled: 1 })
      .execute(),
  );
  const giveRoom = await fillDisk();
  const during = await listed();
  expect(during.map((name) => name.replace(LONG, ''))).toEqual(before);
  const said = written.mock.calls.map(([text]) => String(text));
  expect(said).toEqual([expect.stringMatching(/^✗ .*database or disk is full\n$/)]);
  await giveRoom();
  const version = await world.services.contentVersion();
  // Answers are kept for a minute.
  world.now.current = new Date(world.now.current.getTime() + 61_000);
  await listed();
  expect(await world.services.contentVersion()).toBeGreaterThan(version);
  written.mockRestore();
});
