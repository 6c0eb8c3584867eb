import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../src/rules/workshop-time.ts';

/** Younger files may still be about to be added to the table or removed from it. */
const ORPHANED_AFTER_MS = DAY_MS;
const ASKED_AT_ONCE = 500;
const FILE_ID = /^[\w-]{24}$/;

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ORPHANED_AFTER_MS;
}

/**
 * Deletes old files of a folder that have no row in the table: left by a process that ended between writing the one and
 * the other. If no file at all has a row, the folder belongs to another database, and everything stays.
 * @param knownOf returns which of these names have a row
 */
export async function deleteOrphanedFiles(
  folder: string,
  knownOf: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const ids = (await readdir(folder).catch(() => [])).filter((name) => FILE_ID.test(name));
  const known = new Set<string>();
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE)
    for (const id of await knownOf(ids.slice(at, at + ASKED_AT_ONCE))) known.add(id);
  if (known.size === 0) return;
  for (const path of ids.filter((id) => !known.has(id)).map((id) => join(folder, id)))
    if (await isOld(path)) await rm(path, { force: true });
}
