import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows, listPart } from '../../db/rows.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { Redirect } from '../../../src/rules/redirects.ts';

export function listAllRedirects(database: Database): Promise<Redirect[]> {
  return database
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('enabled', '=', 1)
    .orderBy('from_path')
    .execute();
}

/** Most recently saved first. */
export function listRedirects(database: Database, range: ListRange): Promise<Listed<Redirect>> {
  const redirects = database
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('enabled', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return listPart(redirects, range);
}

/** Returns all redirects except the one with this id. */
export function listOtherRedirects(database: Database, id: number | null): Promise<Redirect[]> {
  return database
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('enabled', '=', 1)
    .where('id', '<>', id ?? 0)
    .execute();
}

/** Inserts or updates the redirect of a path. */
export async function writeRedirect(database: Database, { from, to }: Redirect, now: Instant): Promise<void> {
  await database
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, created_at: now })
    .onConflict((conflict) =>
      conflict.column('from_path').doUpdateSet({ to_path: to, enabled: 1, created_at: now }),
    )
    .execute();
}

/** Deletes the redirect of a path; false if there was none. */
export function deleteRedirect(database: Database, from: string): Promise<boolean> {
  return changesRows(database.deleteFrom('redirects').where('from_path', '=', from));
}
