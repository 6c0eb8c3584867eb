import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { GroupRow } from '../../db/tables/groups-tables.ts';
import type { TreePosition } from './nested-set.ts';

/** The columns of a new group; its position follows from its parent. */
export type NewGroup = Omit<Insertable<GroupRow>, 'id' | 'root' | 'lft' | 'rgt' | 'level'>;

/** Returns all groups except disabled ones and their descendants. */
export function listGroups(database: Database): Promise<Selectable<GroupRow>[]> {
  return database
    .selectFrom('groups')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('groups as above')
            .select('above.id')
            .where('above.enabled', '=', 0)
            .whereRef('above.root', '=', 'groups.root')
            .whereRef('above.lft', '<=', 'groups.lft')
            .whereRef('above.rgt', '>=', 'groups.rgt'),
        ),
      ),
    )
    .orderBy('root')
    .orderBy('lft')
    .execute();
}

/** Returns the rows of the group's tree; none for an unknown id. */
export function listTree(database: Database, id: number): Promise<Selectable<GroupRow>[]> {
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

/** Adds a group as its parent's last child, shifting the positions after it. */
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

/** Whether another group in the tree of `near` has this slug. */
export async function isSlugTaken(
  handle: Database,
  { near, slug, id }: { near: number; slug: string; id: number | null },
): Promise<boolean> {
  const row = await handle
    .selectFrom('groups')
    .innerJoin('groups as near', (join) =>
      join.onRef('near.namespace', '=', 'groups.namespace').onRef('near.model', '=', 'groups.model'),
    )
    .select('groups.id')
    .where('near.id', '=', near)
    .where('groups.slug', '=', slug)
    .where('groups.id', '<>', id ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the namespace and model of a group's tree, for groups inserted under it. */
export function readTreeKind(handle: Database, id: number): Promise<{ namespace: string; model: string }> {
  return handle
    .selectFrom('groups')
    .select(['namespace', 'model'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Deletes a group without children, and closes the gap in the positions. */
export async function deleteLeaf(transaction: Transaction<Tables>, id: number): Promise<void> {
  const { root, rgt } = await transaction
    .deleteFrom('groups')
    .where('id', '=', id)
    .returning(['root', 'rgt'])
    .executeTakeFirstOrThrow();
  const tree = transaction.updateTable('groups').where('root', '=', root);
  await tree
    .set((row) => ({ lft: row('lft', '-', 2) }))
    .where('lft', '>', rgt)
    .execute();
  await tree
    .set((row) => ({ rgt: row('rgt', '-', 2) }))
    .where('rgt', '>', rgt)
    .execute();
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
