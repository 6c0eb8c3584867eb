import { DAY_MS } from '../../src/rules/workshop-time.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** So many days after a day, or before it; `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const isWeekend = (day: string): boolean =>
  [SUNDAY, SATURDAY].includes(new Date(Date.parse(day)).getUTCDay());

/** The same day so many years later; 29 February becomes 1 March where there is none. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(Date.parse(day));
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
