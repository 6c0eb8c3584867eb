import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../../db/rows.ts';
import type { VideoRow } from '../../db/tables/products-tables.ts';
import type {
  PageBlockRow,
  PageContentRow,
  PageRowRow,
  PageTableRow,
  PageWidgetRow,
} from '../../db/tables/pages-tables.ts';

type Ids = readonly number[];

/** Returns the page with this path or id; undefined if there is none or it is disabled. */
export function findPage(
  database: Database,
  key: { id: number } | { url: string },
): Promise<Selectable<PageTableRow> | undefined> {
  const pages = database.selectFrom('pages').selectAll().where('enabled', '=', 1);
  return ('id' in key ? pages.where('id', '=', key.id) : pages.where('url', '=', key.url)).executeTakeFirst();
}

export function listPages(
  database: Database,
  page: { limit: number; offset: number },
): Promise<Selectable<PageTableRow>[]> {
  return database
    .selectFrom('pages')
    .selectAll()
    .where('enabled', '=', 1)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export const countPages = (database: Database): Promise<number> =>
  countRows(database.selectFrom('pages').where('enabled', '=', 1));

/** Returns the pages listed in the sitemap. */
export const listSitemapPages = (database: Database) =>
  database
    .selectFrom('pages')
    .select(['id', 'url', 'title', 'meta_description', 'updated_at'])
    .where('enabled', '=', 1)
    .where('listed', '=', 1)
    .orderBy('id')
    .execute();

/** Returns the newest listed articles of a group for the feed, newest first. */
export const listArticles = (database: Database, group: string, limit: number) =>
  database
    .selectFrom('pages')
    .select(['url', 'name', 'meta_description', 'created_at'])
    .where('enabled', '=', 1)
    .where('listed', '=', 1)
    .where('sitemap_group_model', '=', group)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Returns the URLs of pages not listed in the sitemap. */
export async function listUnlistedUrls(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('pages').select('url').where('listed', '=', 0).execute();
  return rows.map((row) => row.url);
}

/** Returns the content blocks of these pages in order, without deleted ones. `ids` must not be empty. */
export function listContents(database: Database, ids: Ids): Promise<Selectable<PageContentRow>[]> {
  return database
    .selectFrom('page_contents')
    .selectAll()
    .where('page_id', 'in', ids)
    .where('deleted', '=', 0)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** Returns the background videos of these pages' content blocks. `ids` must not be empty. */
export function listBackgroundVideos(database: Database, ids: Ids): Promise<Selectable<VideoRow>[]> {
  return database
    .selectFrom('videos')
    .selectAll()
    .where('enabled', '=', 1)
    .where('id', 'in', (query) =>
      query
        .selectFrom('page_contents')
        .select('background_video_id')
        .where('page_id', 'in', ids)
        .where('background_video_id', 'is not', null)
        .$narrowType<{ background_video_id: number }>(),
    )
    .execute();
}

/** Rows, blocks and widgets of pages, each list in order, without deleted blocks. */
export interface RowParts {
  rows: Selectable<PageRowRow>[];
  blocks: Selectable<PageBlockRow>[];
  widgets: Selectable<PageWidgetRow>[];
}

/** `ids` must not be empty. */
export async function readRowParts(database: Database, ids: Ids): Promise<RowParts> {
  const [rows, blocks, widgets] = await Promise.all([
    database
      .selectFrom('page_rows')
      .selectAll()
      .where('page_id', 'in', ids)
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('page_blocks')
      .innerJoin('page_rows', 'page_rows.id', 'page_blocks.row_id')
      .selectAll('page_blocks')
      .where('page_rows.page_id', 'in', ids)
      .where('page_blocks.deleted', '=', 0)
      .orderBy('page_blocks.sort_order')
      .orderBy('page_blocks.id')
      .execute(),
    database
      .selectFrom('page_widgets')
      .innerJoin('page_blocks', 'page_blocks.id', 'page_widgets.block_id')
      .innerJoin('page_rows', 'page_rows.id', 'page_blocks.row_id')
      .selectAll('page_widgets')
      .where('page_rows.page_id', 'in', ids)
      .where('page_blocks.deleted', '=', 0)
      .orderBy('page_widgets.sort_order')
      .orderBy('page_widgets.id')
      .execute(),
  ]);
  return { rows, blocks, widgets };
}
