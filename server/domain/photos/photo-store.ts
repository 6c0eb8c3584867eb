import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../row-count-store.ts';
import type { Listed, ListPlace } from '../list-place.ts';
import type { PhotoRow } from './photos-tables.ts';

/** The photos of the site in the order of the owner. */
export async function listPhotos(
  database: Database,
  place: ListPlace,
): Promise<Listed<Selectable<PhotoRow>>> {
  const photos = database.selectFrom('photos');
  const [data, total] = await Promise.all([
    photos.selectAll().orderBy('sort_order').orderBy('id').limit(place.limit).offset(place.offset).execute(),
    countRows(photos),
  ]);
  return { data, total };
}

export function readPhoto(database: Database, id: number): Promise<Selectable<PhotoRow> | undefined> {
  return database.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();
}
