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

/** A file with the key of the cart that it belongs to. */
export function readFile(
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

/** Those of the ids that are files of the shop. */
export async function knownFiles(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('addon_files').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of a cart's files that are not ordered yet, oldest first. */
export function unorderedFilesOf(db: Database, cartId: number): Promise<AddonFileRow[]> {
  return db
    .selectFrom('addon_files')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('ordered', '=', 0)
    .orderBy('created_at')
    .execute();
}

/** What small files take of the disk too. */
const DISK_BLOCK_BYTES = 4096;

/** How much of the disk the files take that no order keeps, bytes. */
export async function bytesOfUnordered(db: Database): Promise<number> {
  const onDisk = sql<number>`sum(case when size_bytes < ${sql.lit(DISK_BLOCK_BYTES)} then ${sql.lit(DISK_BLOCK_BYTES)} else size_bytes end)`;
  const { bytes } = await db
    .selectFrom('addon_files')
    .select(sql<number>`coalesce(${onDisk}, 0)`.as('bytes'))
    .where('ordered', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** The names of those of the ids that belong to a cart. */
export async function fileNames(db: Database, cartId: number, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('addon_files')
    .select(['id', 'name'])
    .where('cart_id', '=', cartId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Hands the files of one cart to another, as their lines are; those of lines that stay, stay. */
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

/** Marks files as kept by an order, or by none any more. @returns those of them that are still there */
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

/** Those files of a user that orders keep. */
export async function orderedFilesOf(db: Database, userId: number): Promise<string[]> {
  const files = await db
    .selectFrom('addon_files')
    .innerJoin('carts', 'carts.id', 'addon_files.cart_id')
    .select('addon_files.id')
    .where('addon_files.ordered', '=', 1)
    .where('carts.user_id', '=', userId)
    .execute();
  return files.map(({ id }) => id);
}

/** Takes files from their orders and carts, so that the sweep deletes them. */
export async function detachFiles(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('addon_files').set({ ordered: 0, cart_id: null }).where('id', 'in', ids).execute();
}

/** @returns which of them are deleted: one that was ordered since it was looked at stays */
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

/** Files that no order keeps: of carts that are gone, and those that came before `before`. */
export function staleFiles(db: Database, before: string): Promise<AddonFileRow[]> {
  return db
    .selectFrom('addon_files')
    .selectAll()
    .where('ordered', '=', 0)
    .where((is) => is.or([is('cart_id', 'is', null), is('created_at', '<', before)]))
    .execute();
}
