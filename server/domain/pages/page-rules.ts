import { fromJson } from '../../db/columns.ts';
import type { PageRow } from '../../generated/wire.ts';
import { servedSettings } from './inline-code.ts';
import type { RowParts } from './page-store.ts';

/**
 * The path that a page's URL means: `about`, `/about` and `/about/` are `/about`; nothing and `home` are
 * the home page.
 */
export function pagePath(url: string): string {
  const path = url.replace(/^\/+|\/+$/g, '');
  return path === '' || path === 'home' ? '/' : `/${path}`;
}

/** Puts rows, blocks and widgets together, by page id (ENT-07). */
export function assembleRows({ rows, blocks, widgets }: RowParts): Map<number, PageRow[]> {
  const blocksOf = Map.groupBy(blocks, (block) => block.row_id);
  const widgetsOf = Map.groupBy(widgets, (widget) => widget.block_id);
  const pages = new Map<number, PageRow[]>();
  for (const row of rows) {
    const wired: PageRow = {
      id: row.id,
      row_type: row.row_type,
      blocks: (blocksOf.get(row.id) ?? []).map((block) => ({
        id: block.id,
        title: block.title,
        width: block.width,
        offset: block.column_offset,
        widgets: (widgetsOf.get(block.id) ?? []).map((widget) => ({
          id: widget.id,
          type: widget.type,
          templatevar: servedSettings({
            type: widget.type,
            settings: fromJson<unknown>(widget.templatevar),
            trusted: widget.trusted,
          }),
          limit: widget.list_limit,
          offset: widget.list_offset,
          pagination_labels: widget.pagination_labels && fromJson<unknown>(widget.pagination_labels),
        })),
      })),
    };
    pages.set(row.page_id, [...(pages.get(row.page_id) ?? []), wired]);
  }
  return pages;
}
