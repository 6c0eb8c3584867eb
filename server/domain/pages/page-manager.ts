import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PageRow } from '../../generated/wire.ts';
import { videoDetails } from '../products/product-details.ts';
import type { VideoDetails } from '../products/product-details.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { assembleRows, pagePath } from './page-rules.ts';
import {
  countPages,
  findPage,
  readBackgroundVideos,
  readContents,
  readPages,
  readRowParts,
  readUnlistedUrls,
} from './page-store.ts';
import type { PageContentRow, PageTableRow } from '../../db/tables/pages-tables.ts';

/** A content block with the video behind it. */
export interface PageContentNode extends Selectable<PageContentRow> {
  video: VideoDetails | null;
}

/** A page as one of a list: what it consists of is loaded once for the whole list. */
export interface PageNode extends Selectable<PageTableRow> {
  rows(): Promise<PageRow[]>;
  contents(): Promise<PageContentNode[]>;
}

export interface PageManager {
  /** The page at this address (`/`, `about`, `/about`), null when there is none. */
  byUrl(url: string): Promise<PageNode | null>;
  list(page: { limit: number; offset: number }): Promise<PageNode[]>;
  count(): Promise<number>;
  /** The paths of the pages that search engines leave out. A caller that has just read the version passes it. */
  unlisted(version?: number): Promise<ReadonlySet<string>>;
}

// oxlint-disable-next-line max-lines-per-function -- one method after the other
export function createPageManager(database: Database, contentVersion: () => Promise<number>): PageManager {
  const unlisted = cachedPerContentVersion(
    contentVersion,
    async () => new Set(await readUnlistedUrls(database)),
  );

  async function loadContents(ids: number[]): Promise<Map<number, PageContentNode[]>> {
    const [contents, videos] = await Promise.all([
      readContents(database, ids),
      readBackgroundVideos(database, ids),
    ]);
    const byId = new Map(videos.map((video) => [video.id, video]));
    const withVideos = contents.map((row) => ({
      ...row,
      video: videoDetails(byId.get(row.background_video_id ?? 0)),
    }));
    return Map.groupBy(withVideos, (node) => node.page_id);
  }

  function nodes(pages: Selectable<PageTableRow>[]): PageNode[] {
    const ids = pages.map((page) => page.id);
    let rows: Promise<Map<number, PageRow[]>> | null = null;
    let contents: Promise<Map<number, PageContentNode[]>> | null = null;
    return pages.map((page) => ({
      ...page,
      async rows() {
        rows ??= readRowParts(database, ids).then(assembleRows);
        return (await rows).get(page.id) ?? [];
      },
      async contents() {
        contents ??= loadContents(ids);
        return (await contents).get(page.id) ?? [];
      },
    }));
  }

  return {
    async byUrl(url) {
      const page = isRowKey(url) ? await findPage(database, pagePath(url)) : undefined;
      return page ? (nodes([page])[0] ?? null) : null;
    },
    list: async (page) => nodes(await readPages(database, page)),
    count: () => countPages(database),
    unlisted,
  };
}
