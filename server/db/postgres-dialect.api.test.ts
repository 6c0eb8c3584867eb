import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { openDatabase } from './connection.ts';
import type { Connection } from './connection.ts';

const opened: (Connection | World)[] = [];
afterEach(async () => {
  for (const connection of opened.splice(0).reverse()) await connection.close();
});

async function settingOf({ database }: Connection, name: string): Promise<string | undefined> {
  const read = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database);
  return read.rows[0]?.value;
}

it('PostgreSQL limits the time of statements and idle transactions, but not of a migration’s', async () => {
  const world = await createWorld();
  opened.push(world);
  const { environment, connection } = world.services;
  if (connection.engine === 'sqlite') return;
  const patient = await openDatabase({ ...environment, isPatient: true });
  opened.push(patient);
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    expect(await settingOf(connection, name)).toBe('30s');
    expect(await settingOf(patient, name)).toBe('0');
  }
});
