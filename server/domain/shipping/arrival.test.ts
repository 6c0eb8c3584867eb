import { describe, expect, it } from 'vitest';
import { arrivalOf, makingDaysOf } from './arrival.ts';
import { workshopDay } from '../../../src/rules/workshop-time.ts';
import { nationalHolidays } from './national-holidays.ts';

const making = { min: 2, max: 3 };
const standardPost = { min: 3, max: 5 };

describe('the arrival dates of a parcel', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-30', '2026-12-03'],
    ['a Friday', '2026-11-27', '2026-12-04', '2026-12-09'],
    ['a Sunday', '2026-11-29', '2026-12-04', '2026-12-09'],
    ['the Friday before Christmas', '2026-12-18', '2026-12-29', '2027-01-04'],
    ['the Wednesday before Easter', '2027-03-24', '2027-04-02', '2027-04-07'],
  ])('[GEN-05] ordered on %s, making and posting are counted in business days', (_day, today, from, by) => {
    expect(arrivalOf(today, making, standardPost)).toEqual({ from, by });
  });

  it('a parcel that takes no days arrives on the day of the order', () => {
    expect(arrivalOf('2026-11-23', { min: 0, max: 1 }, { min: 0, max: 0 })).toEqual({
      from: '2026-11-23',
      by: '2026-11-24',
    });
  });

  it('[A44] the date is that of the workshop, wherever the host runs', () => {
    expect(workshopDay(new Date('2026-11-22T13:59:59Z'))).toBe('2026-11-22');
    expect(workshopDay(new Date('2026-11-22T14:00:00Z'))).toBe('2026-11-23');
  });
});

describe('the dates on which an order is made', () => {
  it.each([
    [{ min: 2, max: 3 }, ['2026-11-30', '2026-12-01', '2026-12-01', '2026-12-02']],
    [{ min: 1, max: 1 }, ['2026-11-30', '2026-11-30', '2026-11-30', '2026-11-30']],
    [{ min: 0, max: 0 }, ['2026-11-27', '2026-11-27', '2026-11-27', '2026-11-27']],
    [{ min: 0, max: 4 }, ['2026-11-30', '2026-12-02', '2026-11-27', '2026-12-03']],
  ])('[A14] ordered on a Friday, with a making time of %o', (span, days) => {
    const { cut, posted } = makingDaysOf('2026-11-27', span);
    expect([cut.from, cut.by, posted.from, posted.by]).toEqual(days);
  });

  it('[GEN-05] posting ends on the day from which the arrival is calculated', () => {
    const onTheDay = { min: 0, max: 0 };
    expect(makingDaysOf('2026-12-18', making).posted).toEqual(arrivalOf('2026-12-18', making, onTheDay));
  });
});

describe('national holidays', () => {
  it.each([
    [2026, ['01-01', '01-26', '04-03', '04-06', '12-25', '12-28']],
    [2027, ['01-01', '01-26', '03-26', '03-29', '12-27', '12-28']],
    [2028, ['01-03', '01-26', '04-14', '04-17', '04-25', '12-25', '12-26']],
    [2022, ['01-03', '01-26', '04-15', '04-18', '04-25', '12-26', '12-27']],
  ])('of %i are these dates, as observed', (year, days) => {
    expect([...nationalHolidays(year)].sort()).toEqual(days.map((day) => `${year}-${day}`));
  });
});
