import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../row-count-store.ts';
import type { Listed, ListPlace } from '../list-place.ts';
import type { VideoRow } from '../products/products-tables.ts';

/** The videos of the site, oldest first. */
export async function listVideos(
  database: Database,
  place: ListPlace,
): Promise<Listed<Selectable<VideoRow>>> {
  const videos = database.selectFrom('videos');
  const [data, total] = await Promise.all([
    videos.selectAll().orderBy('id').limit(place.limit).offset(place.offset).execute(),
    countRows(videos),
  ]);
  return { data, total };
}

/** By id or by slug. */
export function readVideo(
  database: Database,
  key: { id: number } | { slug: string },
): Promise<Selectable<VideoRow> | undefined> {
  const videos = database.selectFrom('videos').selectAll();
  return (
    'id' in key ? videos.where('id', '=', key.id) : videos.where('slug', '=', key.slug)
  ).executeTakeFirst();
}
