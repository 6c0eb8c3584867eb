import { isDay } from '../../../src/rules/calendar-date.ts';

/** Returns a given `YYYY-MM-DD` if it is a real date between 1900 and today; otherwise null. */
export function parseDateOfBirth(given: string, today: Date): string | null {
  return isDay(given) && given >= '1900' && new Date(given) <= today ? given : null;
}
