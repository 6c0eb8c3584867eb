import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Counts the rows of a query before anything is selected. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
}
