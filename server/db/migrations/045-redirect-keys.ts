import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

interface StoredRedirect {
  id: number;
  from_path: string;
}

/** What the shop looks a path up by, as it was when this ran. */
function keyOf(path: string): string {
  const trimmed = `/${path.trim().replace(/^\/+|\/+$/g, '')}`;
  try {
    return decodeURI(trimmed).toLowerCase();
  } catch {
    return trimmed.toLowerCase();
  }
}

/** Of several redirects of one path the first is kept: one that is switched on, and what was saved last. */
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

/** Redirects are kept by what they are looked up by, so that no two are of one path. */
export const redirectKeysMigration: SchemaMigration = {
  name: '045-redirect-keys',
  up: spellAlike,
};
