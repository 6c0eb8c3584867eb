import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';

/** Records a photo before its file is written, so that the sweep can find every file. */
export async function notePhoto(handle: Database, hash: string, now: Instant): Promise<void> {
  await handle
    .insertInto('account_photos')
    .values({ hash, added_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ added_at: now }))
    .execute();
}

/** Deletes the record of a photo if no user has it. @returns whether its files are to be deleted */
export function deleteUnusedPhoto(handle: Database, hash: string): Promise<boolean> {
  return changesRows(
    handle
      .deleteFrom('account_photos')
      .where('hash', '=', hash)
      .where('hash', 'not in', photosOfUsers(handle)),
  );
}

/** Returns the photos added before `before` that no user has. */
export async function listUnusedPhotos(handle: Database, before: Instant): Promise<string[]> {
  const rows = await handle
    .selectFrom('account_photos')
    .select('hash')
    .where('added_at', '<', before)
    .where('hash', 'not in', photosOfUsers(handle))
    .execute();
  return rows.map(({ hash }) => hash);
}

const photosOfUsers = (handle: Database) =>
  handle
    .selectFrom('users')
    .select('photo_hash')
    .where('photo_hash', 'is not', null)
    .$castTo<{ photo_hash: string }>();
