import { describe, expect, it } from 'vitest';
import { daysLeft, daysLeftChangesAt } from './days-left.ts';

describe('the days left', () => {
  it.each([
    ['2026-11-22T03:00:00Z', 15],
    // Midnight at the workshop is 2 pm UTC.
    ['2026-11-22T13:59:59Z', 15],
    ['2026-11-22T14:00:00Z', 14],
    ['2026-12-06T14:00:00Z', 0],
    ['2026-12-07T13:59:59Z', 0],
    ['2026-12-07T14:00:00Z', null],
  ])('are at %s: %s', (now, left) => {
    expect(daysLeft('2026-12-07', new Date(now))).toBe(left);
  });

  it.each(['', 'soon', '2026-13-45'])('are none for %j', (day) => {
    expect(daysLeft(day, new Date('2026-11-22T03:00:00Z'))).toBeNull();
    expect(daysLeftChangesAt(day, new Date('2026-11-22T03:00:00Z'))).toBeNull();
  });

  it('change at the next midnight of the workshop, until the day is over', () => {
    const changes = (now: string) => daysLeftChangesAt('2026-12-07', new Date(now));
    expect(changes('2026-11-22T03:00:00Z')).toBe(Date.parse('2026-11-22T14:00:00Z'));
    expect(changes('2026-12-07T03:00:00Z')).toBe(Date.parse('2026-12-07T14:00:00Z'));
    expect(changes('2026-12-07T14:00:00Z')).toBeNull();
  });
});
