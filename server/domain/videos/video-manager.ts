import type { Database } from '../../db/connection.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { isRowId } from '../../lib/row-id.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { videoDetails } from '../products/product-details.ts';
import type { VideoDetails } from '../products/product-details.ts';
import { findVideoFile, listVideos, readVideo } from './video-store.ts';

const FILE_NAME = /^([\w-]{1,80})\.(webm|mp4)$/;

/** The videos of the site and their files. */
export class VideoManager {
  readonly #database: Database;

  constructor(input: { database: Database }) {
    this.#database = input.database;
  }

  /** Oldest first. */
  async list(range: ListRange): Promise<Listed<VideoDetails>> {
    const { data, total } = await listVideos(this.#database, range);
    return { data: data.map((row) => videoDetails(row)), total };
  }

  /** Returns a video by id or slug; null if it is unknown. */
  async one(key: { id: number } | { slug: string }): Promise<VideoDetails | null> {
    const isKey = 'id' in key ? isRowId(key.id) : isRowKey(key.slug);
    const row = isKey ? await readVideo(this.#database, key) : undefined;
    return row ? videoDetails(row) : null;
  }

  /**
   * Returns the file for `{id}.{webm|mp4}`, where the id is that of the record or the name of its file; null
   * if there is none.
   */
  async fileOf(asked: string): Promise<string | null> {
    const [, id, extension] = FILE_NAME.exec(asked) ?? [];
    if (id === undefined || extension === undefined) return null;
    return findVideoFile(this.#database, id, extension);
  }
}
