import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { listPart } from '../../db/rows.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { FaqRow } from '../../db/tables/faqs-tables.ts';

/** Returns the questions of a group, or all of them, in the owner's order. */
export function listFaqs(
  database: Database,
  group: string | null,
  range: ListRange,
): Promise<Listed<Selectable<FaqRow>>> {
  let faqs = database.selectFrom('faqs').where('enabled', '=', 1);
  if (group !== null) faqs = faqs.where('group_slug', '=', group);
  return listPart(faqs.selectAll().orderBy('sort_order').orderBy('id'), range);
}

export function findFaq(database: Database, id: number): Promise<Selectable<FaqRow> | undefined> {
  return database
    .selectFrom('faqs')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
}
