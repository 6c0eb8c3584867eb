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
