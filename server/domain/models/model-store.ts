import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { ColumnValue, ModelDescription, ModelJoin, ModelUse } from './model-description.ts';
import { models } from './models.ts';

/** A row of any model. Names of tables and columns come from descriptions, never from a request. */
export type ModelRow = Record<string, ColumnValue> & { id: number };

const list = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql`, `);

export async function findEntry(
  handle: Database,
  { table }: ModelDescription,
  id: number,
): Promise<ModelRow | null> {
  const { rows } = await sql<ModelRow>`select * from ${sql.table(table)} where id = ${id}`.execute(handle);
  return rows[0] ?? null;
}

/** The condition for visible entries: enabled, as are all their owners. */
function isShown({ shown, partOf, fields }: ModelDescription): RawBuilder<unknown> {
  const own = shown ? sql`${sql.ref(shown.column)} = ${shown.value}` : sql`1 = 1`;
  const owner = partOf === undefined ? undefined : fields[partOf];
  if (!owner?.refersTo) return own;
  const whole = models[owner.refersTo];
  return sql`${own} and ${sql.ref(owner.column)} in
    (select id from ${sql.table(whole.table)} where ${isShown(whole)})`;
}

/** Returns the entries visible to visitors, oldest first: all, or the one with this id. */
export async function listShown(
  database: Database,
  description: ModelDescription,
  wanted: ListRange | { id: number },
): Promise<Listed<ModelRow>> {
  const table = sql.table(description.table);
  const shown = isShown(description);
  if ('id' in wanted) {
    const found = await sql<ModelRow>`select * from ${table} where ${shown} and id = ${wanted.id}`.execute(
      database,
    );
    return { data: found.rows, total: found.rows.length };
  }
  const [{ rows: data }, { rows: counted }] = await Promise.all([
    sql<ModelRow>`select * from ${table} where ${shown} order by id
      limit ${wanted.limit} offset ${wanted.offset}`.execute(database),
    sql<{ total: number }>`select count(*) as total from ${table} where ${shown}`.execute(database),
  ]);
  return { data, total: counted[0]?.total ?? 0 };
}

export async function insertEntry(
  transaction: Transaction<Tables>,
  { table }: ModelDescription,
  row: Readonly<Record<string, ColumnValue>>,
): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${list(columns.map((column) => sql.ref(column)))})
    values (${list(columns.map((column) => sql`${row[column]}`))}) returning id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

export async function updateEntry(
  transaction: Transaction<Tables>,
  { table }: ModelDescription,
  id: number,
  row: Readonly<Record<string, ColumnValue>>,
): Promise<void> {
  const changes = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (changes.length === 0) return;
  await sql`update ${sql.table(table)} set ${list(changes)} where id = ${id}`.execute(transaction);
}

export async function deleteEntry(
  transaction: Transaction<Tables>,
  { table }: ModelDescription,
  id: number,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(transaction);
}

/** Returns the position after the last. */
export async function readNextPosition(
  transaction: Transaction<Tables>,
  { table }: ModelDescription,
  column: string,
): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(column)}) as last from ${sql.table(table)}`.execute(transaction);
  return (rows[0]?.last ?? -1) + 1;
}

/** Returns which of these ids are entries of the model. */
export async function filterExistingIds(
  handle: Database,
  { table }: ModelDescription,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(handle);
  return new Set(rows.map(({ id }) => id));
}

/** Whether another entry has the same values in these columns. */
export async function isTaken(
  handle: Database,
  { table }: ModelDescription,
  same: Readonly<Record<string, ColumnValue>>,
  id: number | null,
): Promise<boolean> {
  const conditions = Object.entries(same).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql`
    select id from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} and id <> ${id ?? 0}
    limit 1`.execute(handle);
  return rows.length > 0;
}

/** Whether a row of `use` refers to the entry. */
export async function isUsed(transaction: Transaction<Tables>, use: ModelUse, id: number): Promise<boolean> {
  const { table, column, through } = use;
  const meant = through
    ? sql`in (select id from ${sql.table(through.table)} where ${sql.ref(through.owner)} = ${id})`
    : sql`= ${id}`;
  const { rows } = await sql`
    select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} ${meant} limit 1`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Returns the ids of a list, in order. */
export async function listJoined(handle: Database, join: ModelJoin, id: number): Promise<number[]> {
  const order = sql.ref(join.ordered ? 'sort_order' : join.other);
  const { rows } = await sql<{ other: number }>`
    select ${sql.ref(join.other)} as other from ${sql.table(join.table)}
    where ${sql.ref(join.own)} = ${id} order by ${order}`.execute(handle);
  return rows.map(({ other }) => other);
}

export async function writeJoined(
  transaction: Transaction<Tables>,
  join: ModelJoin,
  id: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(join.table)} where ${sql.ref(join.own)} = ${id}`.execute(transaction);
  for (const [place, other] of [...new Set(ids)].entries()) {
    const columns = [join.own, join.other, ...(join.ordered ? ['sort_order'] : [])];
    const values = [id, other, ...(join.ordered ? [place] : [])];
    await sql`insert into ${sql.table(join.table)} (${list(columns.map((column) => sql.ref(column)))})
      values (${sql.join(values)})`.execute(transaction);
  }
}

/** Sets `updated_at` of an entry. */
export async function touch(
  transaction: Transaction<Tables>,
  { table }: ModelDescription,
  id: number,
  now: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set updated_at = ${now} where id = ${id}`.execute(transaction);
}
