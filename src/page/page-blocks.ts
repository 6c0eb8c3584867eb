import { isBlockShown, isWidgetShown } from '../rules/visibility.ts';
import { withoutBlankSettings } from '../widgets/widget-module.ts';
import type { WidgetContext } from '../widgets/widget-module.ts';
import type { CmsPage_PageFragment } from './CmsPage.generated.ts';
import type { PageViewQuery } from './PageView.generated.ts';
import { isRecord } from '../rules/is-record.ts';

/** A widget of a page with its settings. */
export interface PlacedWidget {
  type: string;
  templatevar: unknown;
  context: WidgetContext;
}

/** A CMS page as loaded. */
export type PageData = NonNullable<PageViewQuery['cognitoPage']>;

export type PageRowData = CmsPage_PageFragment['rows'][number];
export type PageBlockData = PageRowData['blocks'][number];
export type ContentBlock = CmsPage_PageFragment['pageContents'][number];

/** Length of a list unless its widget sets one (PGR-16). */
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
  if (!isRecord(written)) return {};
  const known = ['first', 'previous', 'next', 'last'];
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, label]) => known.includes(name) && typeof label === 'string' && label !== '',
    ),
  );
}

/**
 * All widgets of a page: from its rows or, without rows, its content blocks by `sort_order` (A43). Includes
 * hidden ones, which may become visible while the page is open.
 */
export function widgetsOf(page: CmsPage_PageFragment): PlacedWidget[] {
  return page.rows.length > 0
    ? page.rows.flatMap((row) => row.blocks.flatMap(rowWidgets))
    : contentBlocks(page).map(contentWidget);
}

/** Content blocks that are not deleted, in order (PGR-04, PGR-06). */
export function contentBlocks(page: CmsPage_PageFragment): ContentBlock[] {
  return page.pageContents
    .filter((block) => !block.deleted)
    .sort((left, right) => left.sort_order - right.sort_order || left.id - right.id);
}

/** Whether a placed widget's settings show it at `now`. */
export const isShown = ({ templatevar }: PlacedWidget, now: Date): boolean =>
  isWidgetShown(withoutBlankSettings(templatevar), now);

/** The id of the first block or widget that a page shows at `now`. */
export function firstVisibleId(page: CmsPage_PageFragment, now: Date): number | undefined {
  const pageContents = page.pageContents.filter((block) => isBlockShown(block, now));
  return widgetsOf({ ...page, pageContents }).find((widget) => isShown(widget, now))?.context.id;
}
