import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { toFlag } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AddonFilesTables } from '../../db/tables/addon-files-tables.ts';

export type AddonFileRow = Selectable<AddonFilesTables['addon_files']>;

export async function insertFile(
  db: Database,
  file: Insertable<AddonFilesTables['addon_files']>,
): Promise<void> {
  await db.insertInto('addon_files').values(file).execute();
}

/** Returns a file with the key and user of its cart. */
export function findFile(
  db: Database,
  id: string,
): Promise<(AddonFileRow & { session_key: string; user_id: number | null }) | undefined> {
  return db
    .selectFrom('addon_files')
    .innerJoin('carts', 'carts.id', 'addon_files.cart_id')
    .selectAll('addon_files')
    .select(['carts.session_key', 'carts.user_id'])
    .where('addon_files.id', '=', id)
    .executeTakeFirst();
}

/** Returns those of the ids that belong to stored files. */
export async function filterKnownFiles(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('addon_files').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns a cart's files that are not ordered yet, oldest first. */
export function listUnorderedFiles(db: Database, cartId: number): Promise<AddonFileRow[]> {
  return db
    .selectFrom('addon_files')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('ordered', '=', 0)
    .orderBy('created_at')
    .execute();
}

/** The minimum space (bytes) a file takes on disk. */
const DISK_BLOCK_BYTES = 4096;

/** Returns the disk space (bytes) taken by unordered files. */
export async function sumUnorderedBytes(db: Database): Promise<number> {
  const onDisk = sql<number>`sum(case when size_bytes < ${sql.lit(DISK_BLOCK_BYTES)} then ${sql.lit(DISK_BLOCK_BYTES)} else size_bytes end)`;
  const { bytes } = await db
    .selectFrom('addon_files')
    .select(sql<number>`coalesce(${onDisk}, 0)`.as('bytes'))
    .where('ordered', '=', 0)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Returns the names of those ids that belong to a cart. */
export async function readFileNames(
  db: Database,
  cartId: number,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('addon_files')
    .select(['id', 'name'])
    .where('cart_id', '=', cartId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Moves a cart's files to another cart, as its lines are moved, except the `staying` ones. */
export async function moveFiles(
  db: Database,
  fromCart: number,
  toCart: number,
  staying: string[],
): Promise<void> {
  await db
    .updateTable('addon_files')
    .set({ cart_id: toCart })
    .where('cart_id', '=', fromCart)
    .$if(staying.length > 0, (query) => query.where('id', 'not in', staying))
    .execute();
}

/** Marks files as part of an order, or no longer part of any. @returns the ids that still exist */
export async function markOrdered(db: Database, ids: string[], isOrdered = true): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const marked = await db
    .updateTable('addon_files')
    .set({ ordered: toFlag(isOrdered) })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return new Set(marked.map(({ id }) => id));
}

/** Returns the ids of a user's files that are part of orders. */
export async function listOrderedFiles(db: Database, userId: number): Promise<string[]> {
  const files = await db
    .selectFrom('addon_files')
    .innerJoin('carts', 'carts.id', 'addon_files.cart_id')
    .select('addon_files.id')
    .where('addon_files.ordered', '=', 1)
    .where('carts.user_id', '=', userId)
    .execute();
  return files.map(({ id }) => id);
}

/** Detaches files from their orders and carts, so that the sweep deletes them. */
export async function detachFiles(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('addon_files').set({ ordered: 0, cart_id: null }).where('id', 'in', ids).execute();
}

/** @returns the ids deleted; a file ordered in the meantime stays */
export async function deleteFiles(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const deleted = await db
    .deleteFrom('addon_files')
    .where('id', 'in', ids)
    .where('ordered', '=', 0)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Returns unordered files that belong to deleted carts or were created before `before`. */
export function listStaleFiles(db: Database, before: string): Promise<AddonFileRow[]> {
  return db
    .selectFrom('addon_files')
    .selectAll()
    .where('ordered', '=', 0)
    .where((is) => is.or([is('cart_id', 'is', null), is('created_at', '<', before)]))
    .execute();
}
