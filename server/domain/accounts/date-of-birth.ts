import { isDay } from '../../../src/rules/calendar-date.ts';

/** `YYYY-MM-DD` of a day that exists, of 1900 or later and not in the future; anything else is null. */
export function parseDateOfBirth(given: string, today: Date): string | null {
  return isDay(given) && given >= '1900' && new Date(given) <= today ? given : null;
}
