/** The day of an instant in the workshop's town, e.g. `21 November 2026`. */
export function dayInWords(instant: string, locale: string): string {
  const language = locale === 'en' ? 'en-AU' : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Australia/Brisbane' }).format(
    new Date(instant),
  );
}
