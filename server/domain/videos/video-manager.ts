import type { Database } from '../../db/connection.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { isRowId } from '../../lib/row-id.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { videoDetails } from '../products/product-details.ts';
import type { VideoDetails } from '../products/product-details.ts';
import { findVideoFile, listVideos, findVideo } from './video-store.ts';

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

  async byId(id: number): Promise<VideoDetails | null> {
    return isRowId(id) ? this.#find({ id }) : null;
  }

  async bySlug(slug: string): Promise<VideoDetails | null> {
    return isRowKey(slug) ? this.#find({ slug }) : null;
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
  async #find(key: { id: number } | { slug: string }): Promise<VideoDetails | null> {
    const row = await findVideo(this.#database, key);
    return row ? videoDetails(row) : null;
  }
}
