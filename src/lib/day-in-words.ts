import { WORKSHOP_ZONE, workshopDay } from '../rules/workshop-time.ts';

/** Browsers lack these calendars and hosts have them, so both write days in digits, `23.11.2026`. */
const inDigits = (locale: string) => locale === 'ka' || locale === 'uz';

const languageOf = (locale: string) => {
  if (inDigits(locale)) return 'de';
  return locale === 'en' ? 'en-AU' : locale;
};

/** The day of an instant at the workshop, e.g. `21 November 2026`; `full` includes the weekday. */
export function dayInWords(instant: string, locale: string, dateStyle: 'long' | 'full' = 'long'): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), {
    dateStyle: inDigits(locale) ? 'medium' : dateStyle,
    timeZone: WORKSHOP_ZONE,
  });
  const day = format.format(new Date(instant));
  // Some browsers write a comma after the weekday, others do not.
  return locale === 'en' ? day.replace(',', '') : day;
}

/** A range of days `YYYY-MM-DD`, e.g. `Mon 30 Nov – Thu 3 Dec`; a single day when both are equal. */
export function dayRange(from: string, by: string, locale: string): string {
  const shortDays = new Intl.DateTimeFormat(languageOf(locale), {
    day: 'numeric',
    ...(inDigits(locale) ? { month: 'numeric' } : { weekday: 'short', month: 'short' }),
    timeZone: 'UTC',
  });
  if (from !== by) return shortDays.formatRange(new Date(from), new Date(by));
  const day = shortDays.format(new Date(from));
  // English puts a comma in a single day, but not in a range.
  return locale === 'en' ? day.replace(',', '') : day;
}

/** The day of an instant in the workshop's time zone, short: `Mon 30 Nov`. */
export function shortDay(instant: string, locale: string): string {
  const day = workshopDay(new Date(instant));
  return dayRange(day, day, locale);
}
