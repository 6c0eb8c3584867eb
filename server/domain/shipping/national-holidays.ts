import { dayAfter, isWeekend } from '../../lib/calendar-day.ts';

/** Holidays with a fixed date throughout Australia, as month and day, in order. */
const FIXED = ['01-01', '01-26', '04-25', '12-25', '12-26'];
/** Anzac Day is not moved if it falls on a weekend. */
const NOT_MOVED = '04-25';
const EASTER_MONDAY = 1;
const GOOD_FRIDAY = -2;

/**
 * Returns the national holidays of a year, `YYYY-MM-DD` (decision 020): New Year's Day, Australia Day, Good
 * Friday, Easter Monday, Anzac Day, Christmas Day and Boxing Day. One on a weekend moves to the next free
 * day, except Anzac Day. Holidays of single states are not included.
 */
export function nationalHolidays(year: number): Set<string> {
  const sunday = easterSunday(year);
  const days = new Set([dayAfter(sunday, GOOD_FRIDAY), dayAfter(sunday, EASTER_MONDAY)]);
  const fixed = FIXED.map((date) => `${year}-${date}`);
  for (const day of fixed) if (!isWeekend(day)) days.add(day);
  for (const day of fixed.filter((one) => isWeekend(one) && !one.endsWith(NOT_MOVED))) {
    let free = day;
    while (isWeekend(free) || days.has(free)) free = dayAfter(free, 1);
    days.add(free);
  }
  return days;
}

/** Returns Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const moon =
    (19 * golden + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const month = Math.floor(days / 31);
  const date = (days % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
