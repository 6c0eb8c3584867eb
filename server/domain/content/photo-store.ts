import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { listPart } from '../../db/rows.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { PhotoRow } from '../../db/tables/photos-tables.ts';

/** Returns the site's photos in the owner's order. */
export function listPhotos(database: Database, range: ListRange): Promise<Listed<Selectable<PhotoRow>>> {
  const photos = database.selectFrom('photos').where('enabled', '=', 1);
  return listPart(photos.selectAll().orderBy('sort_order').orderBy('id'), range);
}

export function findPhoto(database: Database, id: number): Promise<Selectable<PhotoRow> | undefined> {
  return database
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
}
