import { fromJson } from '../../db/columns.ts';
import { servedSettings } from './inline-code.ts';
import type { RowParts } from './page-store.ts';

/** A widget of a block; `templatevar` holds its settings, sanitised as served. */
export interface WidgetNode {
  id: number;
  /** The outer type name, e.g. `core/html`; unknown types are served too (PGR-17). */
  type: string;
  templatevar: unknown;
  limit: number;
  offset: number;
  pagination_labels: unknown;
}

export interface BlockNode {
  id: number;
  title: string;
  /** In twelfths of the row. */
  width: number;
  offset: number;
  widgets: WidgetNode[];
}

/** A row of a page with its blocks (ENT-07). */
export interface RowNode {
  id: number;
  row_type: string;
  blocks: BlockNode[];
}

/**
 * Normalises the path of a page, as requests for it are: `about`, `/about` and `//about/` become `/about`;
 * '' and `home` the home page.
 */
export function pagePath(url: string): string {
  const path = url.split('/').filter(Boolean).join('/');
  return path === '' || path === 'home' ? '/' : `/${path}`;
}

/** Assembles rows, blocks and widgets by page id (ENT-07). */
export function assembleRows({ rows, blocks, widgets }: RowParts): Map<number, RowNode[]> {
  const blocksOf = Map.groupBy(blocks, (block) => block.row_id);
  const widgetsOf = Map.groupBy(widgets, (widget) => widget.block_id);
  const pages = new Map<number, RowNode[]>();
  for (const row of rows) {
    const node: RowNode = {
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
    pages.set(row.page_id, [...(pages.get(row.page_id) ?? []), node]);
  }
  return pages;
}
