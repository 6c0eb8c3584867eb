/** The workshop's time zone, whose days are decisive. Queensland has no daylight saving. */
export const WORKSHOP_ZONE = 'Australia/Brisbane';
const OFFSET = '+10:00';
export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const AHEAD_MS = 10 * HOUR_MS;

/** A day without a time, `yyyy-mm-dd`. */
const MERE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day of an instant at the workshop, `yyyy-mm-dd`. Computed: opening the browser's time zone calendar
 * takes 5 ms on every page.
 * @throws RangeError for an invalid instant
 */
export const workshopDay = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The instant (ms since 1970) at which a day `yyyy-mm-dd` begins at the workshop; NaN for any other text. */
export const beginningOfDay = (day: string): number => Date.parse(`${day}T00:00:00${OFFSET}`);

/**
 * Reads an instant written by an owner; a date without time is a day at the workshop (A44).
 * @param dayEnds such a day means its last millisecond, not its first
 * @returns ms since 1970; NaN when unreadable
 */
export function readInstant(written: unknown, dayEnds: boolean): number {
  if (typeof written !== 'string' || written === '') return Number.NaN;
  if (!MERE_DAY.test(written)) return Date.parse(written);
  return beginningOfDay(written) + (dayEnds ? DAY_MS - 1 : 0);
}
