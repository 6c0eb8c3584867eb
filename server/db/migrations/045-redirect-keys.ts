import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

interface StoredRedirect {
  id: number;
  from_path: string;
}

/** The shop's lookup key of a path at the time of this migration. */
function keyOf(path: string): string {
  const trimmed = `/${path.trim().replace(/^\/+|\/+$/g, '')}`;
  try {
    return decodeURI(trimmed).toLowerCase();
  } catch {
    return trimmed.toLowerCase();
  }
}

/** Keeps one redirect per path: enabled ones take precedence, then the newest. */
async function spellAlike(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<StoredRedirect>`select id, from_path from redirects
    order by enabled desc, created_at desc, id desc`.execute(database);
  const kept = new Map<string, StoredRedirect>();
  for (const row of rows) {
    const key = keyOf(row.from_path);
    if (kept.has(key)) await sql`delete from redirects where id = ${row.id}`.execute(database);
    else kept.set(key, row);
  }
  for (const [key, { id, from_path }] of kept)
    if (key !== from_path)
      await sql`update redirects set from_path = ${key} where id = ${id}`.execute(database);
}

/** Stores redirects by their lookup key, so that no path has two. */
export const redirectKeysMigration: SchemaMigration = {
  name: '045-redirect-keys',
  up: spellAlike,
};
