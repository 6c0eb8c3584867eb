const DAY_MS = 24 * 60 * 60 * 1000;

const shopDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' });

/** The day that an instant has at the workshop, `YYYY-MM-DD`. */
export const shopDayOf = (instant: Date): string => shopDay.format(instant);

/** The instant (ms since 1970) at which a day `YYYY-MM-DD` begins at the workshop: Queensland knows no daylight saving. */
const beginningOf = (day: string): number => Date.parse(`${day}T00:00:00+10:00`);

/**
 * How many days after today a day `YYYY-MM-DD` is, by the workshop's calendar: 0 on the day itself; null when it is over,
 * or no day.
 */
export function daysLeft(day: string, now: Date): number | null {
  const left = Math.round((beginningOf(day) - beginningOf(shopDay.format(now))) / DAY_MS);
  return left >= 0 ? left : null;
}

/** The next instant (ms since 1970) at which `daysLeft` says something else; null when it says nothing any more. */
export function daysLeftChangesAt(day: string, now: Date): number | null {
  return daysLeft(day, now) === null ? null : beginningOf(shopDay.format(now)) + DAY_MS;
}
