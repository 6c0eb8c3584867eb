import { beginningOfDay, DAY_MS, workshopDay } from '../rules/workshop-time.ts';

/**
 * Days from today to a day `YYYY-MM-DD`, by the workshop's calendar: 0 on the day itself.
 * @returns `null` when it is past or not a day
 */
export function daysLeft(day: string, now: Date): number | null {
  const left = Math.round((beginningOfDay(day) - beginningOfDay(workshopDay(now))) / DAY_MS);
  return left >= 0 ? left : null;
}

/** The next instant (ms since 1970) at which `daysLeft` changes; `null` once it is `null`. */
export function daysLeftChangesAt(day: string, now: Date): number | null {
  return daysLeft(day, now) === null ? null : beginningOfDay(workshopDay(now)) + DAY_MS;
}
