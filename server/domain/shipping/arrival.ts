import { dayAfter, isWeekend } from '../../lib/calendar-day.ts';
import { nationalHolidays } from './national-holidays.ts';

/** Minimum and maximum number of business days. */
export interface DayRange {
  min: number;
  max: number;
}

/** The first and last possible day of arrival, `YYYY-MM-DD`. */
export interface Arrival {
  from: string;
  by: string;
}

/**
 * Returns when an order placed `today` arrives: making time, then transit time, both in business days
 * (decision 020). The day of the order does not count.
 */
export function arrivalOf(today: string, making: DayRange, transit: DayRange): Arrival {
  return {
    from: afterBusinessDays(today, making.min + transit.min),
    by: afterBusinessDays(today, making.max + transit.max),
  };
}

/** When an order is cut, and when it is dispatched. */
export interface MakingDays {
  cut: Arrival;
  posted: Arrival;
}

/**
 * Returns when an order placed `today` is made, calculated like its arrival: making ends with the dispatch,
 * and cutting lasts from the first business day after the order until the one before the last possible day of
 * dispatch.
 */
export function makingDaysOf(today: string, making: DayRange): MakingDays {
  const firstDay = Math.min(1, making.max);
  return {
    cut: {
      from: afterBusinessDays(today, firstDay),
      by: afterBusinessDays(today, Math.max(firstDay, making.max - 1)),
    },
    posted: { from: afterBusinessDays(today, making.min), by: afterBusinessDays(today, making.max) },
  };
}

/** Returns the day that is `count` business days after a day. */
function afterBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = dayAfter(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}

const isBusinessDay = (day: string): boolean =>
  !isWeekend(day) && !nationalHolidays(Number.parseInt(day, 10)).has(day);
