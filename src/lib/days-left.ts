import { beginningOfDay, DAY_MS, workshopDay } from '../rules/workshop-time.ts';

/**
 * How many days after today a day `YYYY-MM-DD` is, by the workshop's calendar: 0 on the day itself; null when it is over,
 * or no day.
 */
export function daysLeft(day: string, now: Date): number | null {
  const left = Math.round((beginningOfDay(day) - beginningOfDay(workshopDay(now))) / DAY_MS);
  return left >= 0 ? left : null;
}

/** The next instant (ms since 1970) at which `daysLeft` says something else; null when it says nothing any more. */
export function daysLeftChangesAt(day: string, now: Date): number | null {
  return daysLeft(day, now) === null ? null : beginningOfDay(workshopDay(now)) + DAY_MS;
}
