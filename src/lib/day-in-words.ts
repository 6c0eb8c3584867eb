/** The day of an instant in the workshop's town, e.g. `21 November 2026`. */
export function dayInWords(instant: string, locale: string): string {
  const language = locale === 'en' ? 'en-AU' : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Australia/Brisbane' }).format(
    new Date(instant),
  );
}

const shortDays = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Days `YYYY-MM-DD`, from the first to the last, e.g. `Mon 30 Nov – Thu 3 Dec`; one day by itself where they are the same. */
export function dayRange(from: string, by: string): string {
  // A day by itself has a comma in this locale, a range has none.
  if (from === by) return shortDays.format(new Date(from)).replace(',', '');
  return shortDays.formatRange(new Date(from), new Date(by));
}
