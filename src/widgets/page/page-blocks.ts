import type { PageRenderer_PageFragment } from './PageRenderer.generated.ts';
import type { WidgetContext } from './widget-module.ts';

/** A widget of a page with its settings. */
export interface PlacedWidget {
  type: string;
  templatevar: unknown;
  context: WidgetContext;
}

const WIDGET_LIMIT = 100;

/**
 * The widgets of a page wherever they stand: in its rows, or, when it has none, in its content blocks by
 * `sort_order` (A43). Hidden ones are included, because a block may become visible while the page is open.
 */
export function widgetsOf(page: PageRenderer_PageFragment): PlacedWidget[] {
  if (page.rows.length > 0) {
    return page.rows.flatMap((row) =>
      row.blocks.flatMap((block) =>
        block.widgets.map(({ id, type, templatevar, limit, offset }) => ({
          type,
          templatevar,
          context: { id, limit, offset },
        })),
      ),
    );
  }
  return contentBlocks(page).map((block) => ({
    type: block.template,
    templatevar: block.variables,
    context: { id: block.id, limit: WIDGET_LIMIT, offset: 0 },
  }));
}

/** The content blocks that are not deleted, in order (PGR-04, PGR-06). */
export function contentBlocks(page: PageRenderer_PageFragment): PageRenderer_PageFragment['pageContents'] {
  return page.pageContents
    .filter((block) => !block.deleted)
    .sort((left, right) => left.sort_order - right.sort_order || left.id - right.id);
}

export type ContentBlock = PageRenderer_PageFragment['pageContents'][number];

/**
 * Whether a block shows at `now`: edited ones always; else not when hidden, before `start_time` or after
 * `end_time`, both inclusive (BLK-01…03, A44).
 */
export function isBlockVisible(
  block: Pick<ContentBlock, 'editing' | 'hidden' | 'start_time' | 'end_time'>,
  now: Date,
): boolean {
  if (block.editing) return true;
  if (block.hidden) return false;
  const started = block.start_time === null || now.getTime() >= Date.parse(block.start_time);
  const ended = block.end_time !== null && now.getTime() > Date.parse(block.end_time);
  return started && !ended;
}
