import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../../db/row-count.ts';
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
export async function listRedirects(
  database: Database,
  { limit, offset }: ListRange,
): Promise<Listed<Redirect>> {
  const enabled = database.selectFrom('redirects').where('enabled', '=', 1);
  const [data, total] = await Promise.all([
    enabled
      .select(['from_path as from', 'to_path as to'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countRows(enabled),
  ]);
  return { data, total };
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
export async function deleteRedirect(database: Database, from: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('redirects')
    .where('from_path', '=', from)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
