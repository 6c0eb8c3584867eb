import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { listPart } from '../../db/rows.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { PersonRow } from '../../db/tables/people-tables.ts';

/** Returns the shop's staff, in the owner's order. */
export function listPeople(database: Database, range: ListRange): Promise<Listed<Selectable<PersonRow>>> {
  const people = database.selectFrom('people').where('enabled', '=', 1);
  return listPart(people.selectAll().orderBy('sort_order').orderBy('id'), range);
}

export function findPerson(database: Database, id: number): Promise<Selectable<PersonRow> | undefined> {
  return database
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
}
