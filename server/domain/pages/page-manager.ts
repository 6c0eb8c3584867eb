import type { Selectable } from 'kysely';
import { BLOG_GROUP } from '../../../src/rules/blog-group.ts';
import type { Database } from '../../db/connection.ts';
import { isRowId } from '../../lib/row-id.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { assembleRows, pagePath } from './page-rules.ts';
import type { RowNode } from './page-rules.ts';
import {
  countPages,
  findPage,
  listArticles,
  listBackgroundVideos,
  listContents,
  listPages,
  readRowParts,
  listUnlistedUrls,
} from './page-store.ts';
import type { PageTableRow } from '../../db/tables/pages-tables.ts';
import { fromFlag } from '../../db/columns.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { once } from '../../lib/once.ts';
import { cleanHtml } from '../../lib/clean-html.ts';
import { contentNode } from './page-content.ts';
import type { PageContentNode } from './page-content.ts';

/** A page in a list, whose parts are loaded once for the whole list. Its HTML is sanitised. */
export interface PageNode extends Omit<Selectable<PageTableRow>, 'listed' | 'content'> {
  listed: boolean;
  /** HTML */
  content(): string;
  rows(): Promise<RowNode[]>;
  contents(): Promise<PageContentNode[]>;
}

type Ids = readonly number[];

/** Maximum number of articles in a feed. */
const FEED_LENGTH = 50;

/** Finds pages with their parts. */
export class PageManager {
  readonly #database: Database;
  readonly #unlisted: (version?: number) => Promise<ReadonlySet<string>>;

  constructor({ database, contentVersion }: { database: Database; contentVersion: () => Promise<number> }) {
    this.#database = database;
    this.#unlisted = cachedPerContentVersion(
      contentVersion,
      async () => new Set(await listUnlistedUrls(database)),
    );
  }

  /** Returns the page at this path (`/`, `about`, `/about`); null if there is none. */
  async byUrl(url: string): Promise<PageNode | null> {
    return isRowKey(url) ? this.#find({ url: pagePath(url) }) : null;
  }

  /** Null if there is none, or it is disabled. */
  async byId(id: number): Promise<PageNode | null> {
    return isRowId(id) ? this.#find({ id }) : null;
  }

  async #find(key: Parameters<typeof findPage>[1]): Promise<PageNode | null> {
    const page = await findPage(this.#database, key);
    return page ? (this.#nodes([page])[0] ?? null) : null;
  }

  async list(range: ListRange): Promise<Listed<PageNode>> {
    const [pages, total] = await Promise.all([listPages(this.#database, range), countPages(this.#database)]);
    return { data: this.#nodes(pages), total };
  }

  /**
   * Returns the paths of pages hidden from search engines. A caller that has just read the version passes it.
   */
  unlisted(version?: number): Promise<ReadonlySet<string>> {
    return this.#unlisted(version);
  }

  /** Returns the newest blog articles (A73), newest first. */
  articles(): Promise<Awaited<ReturnType<typeof listArticles>>> {
    return listArticles(this.#database, BLOG_GROUP, FEED_LENGTH);
  }

  async #contentsOf(ids: Ids): Promise<Map<number, PageContentNode[]>> {
    const [contents, videos] = await Promise.all([
      listContents(this.#database, ids),
      listBackgroundVideos(this.#database, ids),
    ]);
    const byId = new Map(videos.map((video) => [video.id, video]));
    const nodes = contents.map((row) => contentNode(row, byId.get(row.background_video_id ?? 0)));
    return Map.groupBy(nodes, (node) => node.page_id);
  }

  #nodes(pages: Selectable<PageTableRow>[]): PageNode[] {
    const ids = pages.map((page) => page.id);
    const rows = once(async () => assembleRows(await readRowParts(this.#database, ids)));
    const contents = once(() => this.#contentsOf(ids));
    return pages.map((page) => ({
      ...page,
      listed: fromFlag(page.listed),
      content: () => cleanHtml(page.content),
      rows: async () => (await rows()).get(page.id) ?? [],
      contents: async () => (await contents()).get(page.id) ?? [],
    }));
  }
}
