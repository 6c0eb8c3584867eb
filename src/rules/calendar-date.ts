const WRITTEN = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>[12]\d{3})$/;
const PICKED = /^(?<year>[12]\d{3})-(?<month>\d{2})-(?<day>\d{2})$/;

/**
 * A day of the calendar as people write it (`24/12/2026`, `3/4/2026`) or a date field gives it (`2026-12-24`), of the
 * years 1000 to 2999 (A68).
 * @returns the day `yyyy-mm-dd`; null for anything else
 */
export function readDay(text: string): string | null {
  const { year, month = '', day = '' } = (WRITTEN.exec(text) ?? PICKED.exec(text))?.groups ?? {};
  if (year === undefined) return null;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${read}T00:00:00Z`);
  // Where a month has no such day the next one begins instead.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read) ? read : null;
}

/** Whether a text is a day of the calendar, `yyyy-mm-dd` and written in no other way. */
export const isDay = (text: string): boolean => readDay(text) === text;

/** A day `yyyy-mm-dd` as it is written, `dd/mm/yyyy`; '' for none. */
export const dayAsWritten = (day: string | null | undefined): string =>
  day?.split('-').toReversed().join('/') ?? '';
