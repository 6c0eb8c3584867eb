import { expect, it } from 'vitest';
import { dayRange } from './day-in-words.ts';

it('formats a range of days, and a single day in the same way', () => {
  expect(dayRange('2026-11-30', '2026-12-03', 'en').replaceAll(/\s/g, ' ')).toBe('Mon 30 Nov – Thu 3 Dec');
  expect(dayRange('2026-11-26', '2026-11-26', 'en')).toBe('Thu 26 Nov');
  expect(dayRange('2026-11-26', '2026-11-26', 'de')).toBe('Do., 26. Nov.');
});
