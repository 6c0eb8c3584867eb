const WRITTEN = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>[12]\d{3})$/;
const PICKED = /^(?<year>[12]\d{3})-(?<month>\d{2})-(?<day>\d{2})$/;

/**
 * Reads a calendar day as typed (`24/12/2026`, `3/4/2026`) or from a date field (`2026-12-24`), years 1000 to
 * 2999 (A68).
 * @returns the day `yyyy-mm-dd`; `null` for anything else
 */
export function readDay(text: string): string | null {
  const { year, month = '', day = '' } = (WRITTEN.exec(text) ?? PICKED.exec(text))?.groups ?? {};
  if (year === undefined) return null;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${read}T00:00:00Z`);
  // `Date` turns a day the month lacks into one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read) ? read : null;
}

/** Whether a text is a calendar day in exactly the form `yyyy-mm-dd`. */
export const isDay = (text: string): boolean => readDay(text) === text;

/** A day `yyyy-mm-dd` in the form `dd/mm/yyyy`; '' for none. */
export const dayAsWritten = (day: string | null | undefined): string =>
  day?.split('-').toReversed().join('/') ?? '';
