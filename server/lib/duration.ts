/** A waiting time in a natural unit, rounded up. */
export interface Duration {
  count: number;
  unit: 'minutes' | 'hours' | 'days';
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Converts seconds: minutes up to 90, hours up to 36, then days. */
export function durationOf(seconds: number): Duration {
  if (seconds > 1.5 * DAY_S) return { count: Math.ceil(seconds / DAY_S), unit: 'days' };
  if (seconds > 1.5 * HOUR_S) return { count: Math.ceil(seconds / HOUR_S), unit: 'hours' };
  return { count: Math.ceil(seconds / MINUTE_S), unit: 'minutes' };
}
