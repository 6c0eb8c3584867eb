import { readInstant } from '../rules/workshop-time.ts';
import { contentBlocks, widgetsOf } from './page-blocks.ts';
import type { PageRenderer_PageFragment } from './PageRenderer.generated.ts';
import { readWidgetFrame } from './widget-frame.ts';

/** An end is the last instant at which something shows (A44). */
const AFTER_END_MS = 1;

/**
 * The instants (ms since 1970) at which a block or a widget of the page shows or hides by its times, in order; also of
 * what is hidden for another reason.
 */
export function changesOf(page: PageRenderer_PageFragment): number[] {
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
