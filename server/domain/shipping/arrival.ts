import { dayAfter, isWeekend } from '../../lib/calendar-day.ts';
import { nationalHolidays } from './national-holidays.ts';

/** A number of business days, at least and at most. */
export interface Span {
  min: number;
  max: number;
}

/** The first and the last day on which a parcel can arrive, `YYYY-MM-DD`. */
export interface Arrival {
  from: string;
  by: string;
}

/**
 * When what is ordered `today` arrives: it is made, then it travels, both in business days (decision 020). The day of
 * the order does not count.
 */
export function arrivalOf(today: string, making: Span, transit: Span): Arrival {
  return {
    from: afterBusinessDays(today, making.min + transit.min),
    by: afterBusinessDays(today, making.max + transit.max),
  };
}

/** When an order is cut, and when it is posted. */
export interface MakingDays {
  cut: Arrival;
  posted: Arrival;
}

/**
 * The days of making what was ordered `today`, reckoned as its arrival is: posting is what making ends with, and cutting
 * goes on from the first business day after the order to the one before the last day of posting.
 */
export function makingDaysOf(today: string, making: Span): MakingDays {
  const firstDay = Math.min(1, making.max);
  return {
    cut: {
      from: afterBusinessDays(today, firstDay),
      by: afterBusinessDays(today, Math.max(firstDay, making.max - 1)),
    },
    posted: { from: afterBusinessDays(today, making.min), by: afterBusinessDays(today, making.max) },
  };
}

/** The last of so many business days after a day. */
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
