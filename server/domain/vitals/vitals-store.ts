import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { VitalRow } from '../../db/tables/vitals-tables.ts';

/** Increments the count of each of these values. */
export async function countVitals(
  database: Database,
  measured: readonly Omit<VitalRow, 'times'>[],
): Promise<void> {
  await database
    .insertInto('vitals')
    .values(measured.map((row) => ({ ...row, times: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'device', 'metric', 'value'])
        .doUpdateSet({ times: sql<number>`vitals.times + 1` }),
    )
    .execute();
}

/** Returns how often each value was measured since a day, smallest values first. */
export async function listVitals(database: Database, since: string): Promise<Omit<VitalRow, 'day'>[]> {
  return database
    .selectFrom('vitals')
    .select(({ fn }) => ['page', 'device', 'metric', 'value', fn.sum<number>('times').as('times')])
    .where('day', '>=', since)
    .groupBy(['page', 'device', 'metric', 'value'])
    .orderBy('value')
    .execute();
}

/** Deletes what was measured before a day. */
export async function deleteVitals(database: Database, before: string): Promise<void> {
  await database.deleteFrom('vitals').where('day', '<', before).execute();
}
