import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../row-count-store.ts';
import type { Listed, ListPlace } from '../list-place.ts';
import type { PersonRow } from './people-tables.ts';

/** Who works here, in the order of the owner. */
export async function listPeople(
  database: Database,
  place: ListPlace,
): Promise<Listed<Selectable<PersonRow>>> {
  const people = database.selectFrom('people');
  const [data, total] = await Promise.all([
    people.selectAll().orderBy('sort_order').orderBy('id').limit(place.limit).offset(place.offset).execute(),
    countRows(people),
  ]);
  return { data, total };
}

export function readPerson(database: Database, id: number): Promise<Selectable<PersonRow> | undefined> {
  return database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}
