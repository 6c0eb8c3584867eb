/** Where the workshop stands: its days decide. Queensland knows no daylight saving. */
export const WORKSHOP_ZONE = 'Australia/Brisbane';
const OFFSET = '+10:00';
export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const AHEAD_MS = 10 * HOUR_MS;

/** A mere day, `yyyy-mm-dd`. */
const MERE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day that an instant has at the workshop, `yyyy-mm-dd`. Computed: the browser's own calendar of a time zone takes 5 ms
 * of every page to open.
 * @throws RangeError for no instant
 */
export const workshopDay = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The instant (ms since 1970) at which a day `yyyy-mm-dd` begins at the workshop; NaN for a text that is none. */
export const beginningOfDay = (day: string): number => Date.parse(`${day}T00:00:00${OFFSET}`);

/**
 * What an owner has written as an instant; a mere day is the workshop's (A44).
 * @param dayEnds a mere day means its last millisecond, not its first
 * @returns ms since 1970; NaN for what is no instant
 */
export function readInstant(written: unknown, dayEnds: boolean): number {
  if (typeof written !== 'string' || written === '') return Number.NaN;
  if (!MERE_DAY.test(written)) return Date.parse(written);
  return beginningOfDay(written) + (dayEnds ? DAY_MS - 1 : 0);
}
