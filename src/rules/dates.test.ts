import { expect, it } from 'vitest';
import { formatDay, formatDayRange, formatInstant } from './dates.ts';

it('formats a range of days, and a single day in the same way', () => {
  expect(formatDayRange('2026-11-30', '2026-12-03', 'en').replaceAll(/\s/g, ' ')).toBe(
    'Mon 30 Nov – Thu 3 Dec',
  );
  expect(formatDayRange('2026-11-26', '2026-11-26', 'en')).toBe('Thu 26 Nov');
  expect(formatDayRange('2026-11-26', '2026-11-26', 'de')).toBe('Do., 26. Nov.');
});

it('writes Georgian and Uzbek days in digits, as browsers lack their calendars', () => {
  for (const locale of ['ka', 'uz']) {
    expect(formatDay('2026-11-23', locale)).toBe('23.11.2026');
    expect(formatInstant('2026-11-22T23:30:00Z', locale)).toBe('23.11.2026, 09:30');
  }
});
