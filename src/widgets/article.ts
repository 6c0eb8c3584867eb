const HEADLINE_LENGTH = 110;

/** A headline of at most 110 characters, cut after a whole word where there is one (specification section 9). */
export function headlineOf(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= HEADLINE_LENGTH) return whole;
  const cut = whole.slice(0, HEADLINE_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The day of an instant in Brisbane, e.g. `21 November 2026`. */
export function dayInWords(instant: string, locale: string): string {
  const language = locale === 'en' ? 'en-AU' : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Australia/Brisbane' }).format(
    new Date(instant),
  );
}
