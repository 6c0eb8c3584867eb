import { WORKSHOP_ZONE, workshopDay } from './workshop-time.ts';

/** Browsers lack these calendars and hosts have them, so both write days in digits, `23.11.2026`. */
const inDigits = (locale: string) => locale === 'ka' || locale === 'uz';

const languageTag = (locale: string) => {
  if (inDigits(locale)) return 'de';
  return locale === 'en' ? 'en-AU' : locale;
};

/** The day of an instant at the workshop, e.g. `21 November 2026`; `full` includes the weekday. */
export function formatDay(instant: string, locale: string, dateStyle: 'long' | 'full' = 'long'): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: inDigits(locale) ? 'medium' : dateStyle,
    timeZone: WORKSHOP_ZONE,
  });
  const day = format.format(new Date(instant));
  // Some browsers write a comma after the weekday, others do not.
  return locale === 'en' ? day.replace(',', '') : day;
}

/** A range of days `YYYY-MM-DD`, e.g. `Mon 30 Nov – Thu 3 Dec`; a single day when both are equal. */
export function formatDayRange(from: string, by: string, locale: string): string {
  const shortDays = new Intl.DateTimeFormat(languageTag(locale), {
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
export function formatShortDay(instant: string, locale: string): string {
  const day = workshopDay(new Date(instant));
  return formatDayRange(day, day, locale);
}

/** An instant in the workshop's time zone, e.g. `2 Nov 2026, 9:30 am`. */
export function formatInstant(instant: string, locale: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: WORKSHOP_ZONE } as const;
  return new Intl.DateTimeFormat(languageTag(locale), style).format(new Date(instant));
}
