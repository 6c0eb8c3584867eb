import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredTables } from '../testkit/table-types.ts';
import type { DeclaredColumn } from '../testkit/table-types.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const NUMBERS = /^(integer|real|int4|int8|float4|float8)$/i;

/** SQLite reports primary keys as nullable, although they never are. */
async function keysOf({ services }: World, table: string): Promise<Set<string>> {
  if (services.connection.engine === 'postgres') return new Set();
  const query = sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0`;
  const { rows } = await query.execute(services.database);
  return new Set(rows.map((row) => row.name));
}

async function migratedTables(world: World): Promise<Map<string, DeclaredColumn[]>> {
  const tables = new Map<string, DeclaredColumn[]>();
  for (const table of await world.services.database.introspection.getTables()) {
    const keys = await keysOf(world, table.name);
    const columns = table.columns.map((column) => ({
      name: column.name,
      holds: NUMBERS.test(column.dataType) ? ('number' as const) : ('text' as const),
      nullable: column.isNullable && !keys.has(column.name),
      generated: column.hasDefaultValue || column.isAutoIncrementing,
    }));
    tables.set(table.name, columns);
  }
  return tables;
}

const sorted = (columns: DeclaredColumn[] = []) =>
  columns
    .map(({ name, holds, nullable }) => `${name}: ${holds}${nullable ? ' or null' : ''}`)
    .toSorted((one, other) => one.localeCompare(other));

describe('the table types', () => {
  const declared = declaredTables();
  let world: World;
  let migrated: Map<string, DeclaredColumn[]>;

  beforeAll(async () => {
    world = await createWorld();
    migrated = await migratedTables(world);
  });
  afterAll(() => world.close());

  it('name exactly the tables that the migrations create', () => {
    expect([...declared.keys()].toSorted()).toEqual([...migrated.keys()].toSorted());
  });

  it.each([...declared.keys()])('describe the columns of %s as in the migrated database', (table) => {
    expect(sorted(declared.get(table))).toEqual(sorted(migrated.get(table)));
  });

  it.each([...declared.keys()])('let an insert into %s omit only columns with a default', (table) => {
    const known = new Set(migrated.get(table)?.flatMap(({ name, generated }) => (generated ? [name] : [])));
    const leftOut = declared.get(table)?.flatMap(({ name, generated }) => (generated ? [name] : []));
    expect(leftOut?.filter((name) => !known.has(name))).toEqual([]);
  });
});
