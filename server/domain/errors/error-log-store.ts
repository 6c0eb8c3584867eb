import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { ErrorRow } from '../../db/tables/error-tables.ts';
import type { ErrorSource } from '../../generated/contract-rules.ts';

/** Stores an error, or counts another occurrence. */
export async function countError(
  database: Database,
  error: Omit<Insertable<ErrorRow>, 'times' | 'id'>,
): Promise<void> {
  await database
    .insertInto('errors')
    .values({ ...error, times: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        times: sql<number>`errors.times + 1`,
        last_at: error.last_at,
        url: error.url,
      }),
    )
    .execute();
}

/**
 * Deletes errors of a source last seen before `before`, and those beyond its newest `most` (at most `most` of
 * them per call).
 */
export async function deleteErrors(
  database: Database,
  { source, before, most }: { source: ErrorSource; before: Instant; most: number },
): Promise<void> {
  await database.deleteFrom('errors').where('source', '=', source).where('last_at', '<', before).execute();
  await database
    .deleteFrom('errors')
    .where('id', 'in', (query) =>
      query
        .selectFrom('errors as older')
        .select('older.id')
        .where('older.source', '=', source)
        .orderBy('older.last_at', 'desc')
        .orderBy('older.id', 'desc')
        .limit(most)
        .offset(most),
    )
    .execute();
}
