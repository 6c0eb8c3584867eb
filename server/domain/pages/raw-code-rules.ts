import type { RawCodeBlock, RawCodeWidget } from './raw-code-store.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Reads an instant, a mere day being the workshop's (A44); NaN when there is none that can be read. */
function instantOf(written: unknown, dayEnds: boolean): number {
  if (typeof written !== 'string' || written === '') return Number.NaN;
  if (!DAY.test(written)) return Date.parse(written);
  return Date.parse(`${written}T00:00:00+10:00`) + (dayEnds ? DAY_MS - 1 : 0);
}

/** Both ends count; an end that cannot be read closes nothing. */
function isWithin(now: Date, from: unknown, until: unknown): boolean {
  return !(now.getTime() < instantOf(from, false)) && !(now.getTime() > instantOf(until, true));
}

/** Whether a widget shows at `now`, by its wrapper settings (BLK-05). */
export function isWidgetPublished({ settings }: RawCodeWidget, now: Date): boolean {
  if (['0', 0, false].includes(settings['widget_is_visible'] as never)) return false;
  return isWithin(now, settings['widget_hidden_before'], settings['widget_hidden_after']);
}

/** Whether a content block with its widget shows at `now`: one being edited always does (BLK-01…03, A44). */
export function isBlockPublished(block: RawCodeBlock, now: Date): boolean {
  const shows =
    block.editing === 1 || (block.hidden === 0 && isWithin(now, block.start_time, block.end_time));
  return shows && isWidgetPublished(block, now);
}
