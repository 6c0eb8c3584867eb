import { DAY_MS } from '../../src/rules/workshop-time.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** Returns the day `days` after a day, or before it if negative; `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const isWeekend = (day: string): boolean =>
  [SUNDAY, SATURDAY].includes(new Date(Date.parse(day)).getUTCDay());

/** Returns the same day `years` later; 29 February becomes 1 March in other years. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(Date.parse(day));
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
