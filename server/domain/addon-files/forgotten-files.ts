import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../src/rules/workshop-time.ts';

/** Younger files may still be about to be added to the table or removed from it. */
const FORGOTTEN_AFTER_MS = DAY_MS;
const ASKED_AT_ONCE = 500;
const FILE_ID = /^[\w-]{24}$/;

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > FORGOTTEN_AFTER_MS;
}

/**
 * Deletes a folder's files that no table lists, left by a process that died between its database and disk work.
 * @param knownOf returns those of the names that a table lists
 */
export async function deleteForgotten(
  folder: string,
  knownOf: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const ids = (await readdir(folder).catch(() => [])).filter((name) => FILE_ID.test(name));
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
    const asked = ids.slice(at, at + ASKED_AT_ONCE);
    const known = await knownOf(asked);
    for (const path of asked.filter((id) => !known.has(id)).map((id) => join(folder, id)))
      if (await isOld(path)) await rm(path, { force: true });
  }
}
