import { isBlockShown, isWidgetShown } from '../rules/visibility.ts';
import { filledSettings } from '../widgets/widget-module.ts';
import type { WidgetContext } from '../widgets/widget-module.ts';
import type { PageRenderer_PageFragment } from './PageRenderer.generated.ts';
import type { PageViewQuery } from './PageView.generated.ts';

/** A widget of a page with its settings. */
export interface PlacedWidget {
  type: string;
  templatevar: unknown;
  context: WidgetContext;
}

/** A page of the site as it is loaded. */
export type PageData = NonNullable<PageViewQuery['cognitoPage']>;

export type PageRowData = PageRenderer_PageFragment['rows'][number];
export type PageBlockData = PageRowData['blocks'][number];
export type ContentBlock = PageRenderer_PageFragment['pageContents'][number];

/** What a list shows unless a widget says otherwise (PGR-16). */
const WIDGET_LIMIT = 100;

/** The widgets of a block in a row. */
export function rowWidgets(block: PageBlockData): PlacedWidget[] {
  return block.widgets.map(({ id, type, templatevar, limit, offset, pagination_labels: labels }) => ({
    type,
    templatevar,
    context: { id, origin: 'row', limit, offset, paginationLabels: readLabels(labels) },
  }));
}

/** The one widget of a content block. */
export function contentWidget({ id, template, variables }: ContentBlock): PlacedWidget {
  return {
    type: template,
    templatevar: variables,
    context: { id, origin: 'content', limit: WIDGET_LIMIT, offset: 0, paginationLabels: {} },
  };
}

function readLabels(written: unknown): WidgetContext['paginationLabels'] {
  if (typeof written !== 'object' || written === null) return {};
  const known = ['first', 'previous', 'next', 'last'];
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, label]) => known.includes(name) && typeof label === 'string' && label !== '',
    ),
  );
}

/**
 * The widgets of a page wherever they stand: in its rows, or, when it has none, in its content blocks by
 * `sort_order` (A43). Hidden ones are included, because a block may become visible while the page is open.
 */
export function widgetsOf(page: PageRenderer_PageFragment): PlacedWidget[] {
  return page.rows.length > 0
    ? page.rows.flatMap((row) => row.blocks.flatMap(rowWidgets))
    : contentBlocks(page).map(contentWidget);
}

/** The content blocks that are not deleted, in order (PGR-04, PGR-06). */
export function contentBlocks(page: PageRenderer_PageFragment): ContentBlock[] {
  return page.pageContents
    .filter((block) => !block.deleted)
    .sort((left, right) => left.sort_order - right.sort_order || left.id - right.id);
}

/** Whether a widget shows at `now` where it stands. */
export const isShown = ({ templatevar }: PlacedWidget, now: Date): boolean =>
  isWidgetShown(filledSettings(templatevar), now);

/** The place of the content block that a page begins with at `now`; -1 when none is shown. */
export const firstBlock = (blocks: readonly ContentBlock[], now: Date): number =>
  blocks.findIndex((block) => isBlockShown(block, now) && isShown(contentWidget(block), now));

/** The id of the widget that rows begin with at `now`; null when there is none, or tabs stand before it. */
export function firstRowWidget(rows: readonly PageRowData[], now: Date): number | null {
  for (const { row_type: type, blocks } of rows) {
    if (type === 'tabs' && blocks.length > 0) return null;
    const first = blocks.flatMap(rowWidgets).find((widget) => isShown(widget, now));
    if (first) return first.context.id;
  }
  return null;
}
