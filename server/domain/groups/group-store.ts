import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { GroupRow } from '../../db/tables/groups-tables.ts';
import type { TreePosition } from './nested-set.ts';

/** What a new group needs; its place follows from its parent. */
export type NewGroup = Omit<Insertable<GroupRow>, 'id' | 'root' | 'lft' | 'rgt' | 'level'>;

export function readGroups(database: Database): Promise<Selectable<GroupRow>[]> {
  return database.selectFrom('groups').selectAll().orderBy('root').orderBy('lft').execute();
}

/** The rows of the tree that the group belongs to; nothing for an unknown id. */
export function readTreeOf(database: Database, id: number): Promise<Selectable<GroupRow>[]> {
  return database
    .selectFrom('groups')
    .selectAll()
    .where('root', '=', (query) =>
      query.selectFrom('groups as own').select('own.root').where('own.id', '=', id),
    )
    .orderBy('lft')
    .execute();
}

export async function insertRoot(transaction: Transaction<Tables>, group: NewGroup): Promise<number> {
  const { id } = await transaction
    .insertInto('groups')
    .values({ ...group, root: 0, lft: 1, rgt: 2, level: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.updateTable('groups').set({ root: id }).where('id', '=', id).execute();
  return id;
}

/** Adds a group as its parent's last child and makes room for it in the tree. */
export async function insertLastChild(
  transaction: Transaction<Tables>,
  parentId: number,
  group: NewGroup,
): Promise<number> {
  const parent = await transaction
    .selectFrom('groups')
    .select(['root', 'rgt', 'level'])
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow();
  const tree = transaction.updateTable('groups').where('root', '=', parent.root);
  await tree
    .set((row) => ({ lft: row('lft', '+', 2) }))
    .where('lft', '>', parent.rgt)
    .execute();
  await tree
    .set((row) => ({ rgt: row('rgt', '+', 2) }))
    .where('rgt', '>=', parent.rgt)
    .execute();
  const { id } = await transaction
    .insertInto('groups')
    .values({ ...group, root: parent.root, lft: parent.rgt, rgt: parent.rgt + 1, level: parent.level + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writePositions(
  transaction: Transaction<Tables>,
  places: readonly TreePosition[],
  now: Instant,
): Promise<void> {
  for (const { id, lft, rgt, level } of places) {
    await transaction
      .updateTable('groups')
      .set({ lft, rgt, level, updated_at: now })
      .where('id', '=', id)
      .execute();
  }
}
