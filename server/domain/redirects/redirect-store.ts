import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Redirect } from './redirect-rules.ts';

export function readRedirects(database: Database): Promise<Redirect[]> {
  return database
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('enabled', '=', 1)
    .orderBy('from_path')
    .execute();
}

/** All but the one with this id. */
export function readOtherRedirects(database: Database, id: number | null): Promise<Redirect[]> {
  return database
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .where('enabled', '=', 1)
    .where('id', '<>', id ?? 0)
    .execute();
}

/** Inserts, or changes, the redirect of a path. */
export async function writeRedirect(database: Database, { from, to }: Redirect, now: Instant): Promise<void> {
  await database
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, created_at: now })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to, enabled: 1 }))
    .execute();
}
