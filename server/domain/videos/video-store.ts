import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { listPart } from '../../db/rows.ts';
import { isRowId } from '../../lib/row-id.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { VideoRow } from '../../db/tables/products-tables.ts';

/** Returns the site's videos, oldest first. */
export function listVideos(database: Database, range: ListRange): Promise<Listed<Selectable<VideoRow>>> {
  const videos = database.selectFrom('videos').where('enabled', '=', 1);
  return listPart(videos.selectAll().orderBy('id'), range);
}

/** Returns a video by id or slug. */
export function findVideo(
  database: Database,
  key: { id: number } | { slug: string },
): Promise<Selectable<VideoRow> | undefined> {
  const videos = database.selectFrom('videos').selectAll().where('enabled', '=', 1);
  return (
    'id' in key ? videos.where('id', '=', key.id) : videos.where('slug', '=', key.slug)
  ).executeTakeFirst();
}

/**
 * Returns the file of the video with this id, or with this file name, if it has this extension; null if there
 * is none.
 */
export async function findVideoFile(
  database: Database,
  id: string,
  extension: string,
): Promise<string | null> {
  const name = `${id}.${extension}`;
  const row = await database
    .selectFrom('videos')
    .select('file')
    .where('enabled', '=', 1)
    .where((is) =>
      is.or([is('file', '=', name), ...(isRowId(Number(id)) ? [is('id', '=', Number(id))] : [])]),
    )
    .executeTakeFirst();
  return row?.file?.endsWith(`.${extension}`) ? row.file : null;
}
