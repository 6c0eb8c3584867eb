const AS_TYPED = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/;
const AS_PICKED = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** Whether the text is a whole date that exists, as typed (`dd/mm/yyyy`) or as a date picker gives it (A68). */
export function isCalendarDate(text: string): boolean {
  const parts = (AS_TYPED.exec(text) ?? AS_PICKED.exec(text))?.groups;
  if (!parts) return false;
  const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day as it is typed, `dd/mm/yyyy` → `yyyy-mm-dd`; null for no whole date that exists. */
export function typedToDay(typed: string): string | null {
  const parts = AS_TYPED.exec(typed.trim())?.groups;
  if (!parts || !isCalendarDate(typed.trim())) return null;
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** A day `yyyy-mm-dd` as it is typed, `dd/mm/yyyy`; '' for none. */
export const dayToTyped = (day: string | null | undefined): string =>
  day?.split('-').toReversed().join('/') ?? '';
