import { readInstant } from '../rules/workshop-time.ts';
import { contentBlocks, widgetsOf } from './page-blocks.ts';
import type { CmsPage_PageFragment } from './CmsPage.generated.ts';
import { readWidgetFrame } from './widget-frame.ts';

/** An end time is the last instant at which something is shown (A44). */
const AFTER_END_MS = 1;

/**
 * Instants (ms since 1970), in order, at which blocks or widgets show or hide by their times, even if
 * otherwise hidden.
 */
export function visibilityChanges(page: CmsPage_PageFragment): number[] {
  const ofBlocks = contentBlocks(page).flatMap(({ start_time, end_time }) => [
    readInstant(start_time, false),
    readInstant(end_time, true) + AFTER_END_MS,
  ]);
  const ofWidgets = widgetsOf(page).flatMap(({ templatevar }) => {
    const { from, until } = readWidgetFrame(templatevar);
    return [from, until + AFTER_END_MS];
  });
  return [...new Set([...ofBlocks, ...ofWidgets])].filter(Number.isFinite).sort((a, b) => a - b);
}
