/** A time to wait in the unit that people would say it in, rounded up. */
export interface Duration {
  count: number;
  unit: 'minutes' | 'hours' | 'days';
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Seconds → at most 90 minutes, at most 36 hours, else days. */
export function durationOf(seconds: number): Duration {
  if (seconds > 1.5 * DAY_S) return { count: Math.ceil(seconds / DAY_S), unit: 'days' };
  if (seconds > 1.5 * HOUR_S) return { count: Math.ceil(seconds / HOUR_S), unit: 'hours' };
  return { count: Math.ceil(seconds / MINUTE_S), unit: 'minutes' };
}
