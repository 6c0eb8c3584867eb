import { expect, test } from 'vitest';
import { beginningOfDay, DAY_MS, workshopDay, WORKSHOP_ZONE } from './workshop-time.ts';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: WORKSHOP_ZONE });

test('the workshop’s day follows its time zone, on every day of two years, from its first to its last millisecond', () => {
  const first = Date.parse('2026-01-01T14:00:00Z');
  for (let begins = first; begins < first + 730 * DAY_MS; begins += DAY_MS) {
    const day = workshopDay(new Date(begins));
    expect(day).toBe(calendar.format(begins));
    expect(workshopDay(new Date(begins - 1))).toBe(calendar.format(begins - 1));
    expect(beginningOfDay(day)).toBe(begins);
  }
});

test('an invalid instant has no day', () => {
  expect(() => workshopDay(new Date(Number.NaN))).toThrow(RangeError);
});
