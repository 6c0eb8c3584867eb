/** `YYYY-MM-DD` of a day that exists and is not in the future; anything else is null. */
export function parseDateOfBirth(given: string, today: Date): string | null {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(given)) return null;
  const date = new Date(`${given}T00:00:00.000Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
  return exists && date <= today ? given : null;
}
