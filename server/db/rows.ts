import { sql } from 'kysely';
import type { DeleteResult, SelectQueryBuilder, Simplify, UpdateResult } from 'kysely';
import type { Listed, ListRange } from '../lib/list-range.ts';
import type { Tables } from './tables.ts';

/** Counts the rows of a query before anything is selected. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
}

/** Returns a part of an ordered query's rows, and how many it has in total. */
export async function listPart<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { limit, offset }: ListRange,
): Promise<Listed<Simplify<Row>>> {
  const [data, total] = await Promise.all([
    query.limit(limit).offset(offset).execute(),
    countRows(query.clearSelect().clearOrderBy()),
  ]);
  return { data, total };
}

/** Executes an update or deletion; returns whether there was a row that met its conditions. */
export async function changesRows(query: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}): Promise<boolean> {
  const result = await query.executeTakeFirst();
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}
