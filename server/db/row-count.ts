import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** How many rows a query has, before anything is selected of it. PostgreSQL counts in text. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query.select(sql<number | string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
