import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import { moveGroup } from '../groups/group-manager.ts';
import { insertLastChild, readTreeKind, listTree } from '../groups/group-store.ts';
import type { NewGroup } from '../groups/group-store.ts';
import { parentsOf } from '../groups/nested-set.ts';
import { refreshListings } from '../products/listing-store.ts';
import type { ColumnValue } from './model-description.ts';

/** Inserts a new group under its parent, in the parent's tree. */
export async function insertUnder(
  transaction: Transaction<Tables>,
  parent: number,
  row: Readonly<Record<string, ColumnValue>>,
): Promise<number> {
  const kind = await readTreeKind(transaction, parent);
  return insertLastChild(transaction, parent, { ...row, ...kind } as NewGroup);
}

/** Moves a group under another, after its children, and lists its products there. */
export async function moveUnder(
  transaction: Transaction<Tables>,
  id: number,
  parentId: number,
  now: Date,
): Promise<void> {
  await moveGroup(transaction, { id, parentId, position: Number.MAX_SAFE_INTEGER }, now);
  await refreshListings(transaction);
}

/** Returns the parent's id; null for a root. */
export async function parentOf(handle: Database, id: number): Promise<number | null> {
  return parentsOf(await listTree(handle, id)).get(id) ?? null;
}

export async function hasChildren(handle: Database, id: number): Promise<boolean> {
  const tree = await listTree(handle, id);
  return [...parentsOf(tree).values()].includes(id);
}
