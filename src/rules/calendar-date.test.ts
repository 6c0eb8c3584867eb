import { expect, it } from 'vitest';
import { dayAsWritten, isDay, readDay } from './calendar-date.ts';

it.each([
  ['01/01/2027', '2027-01-01'],
  ['1/2/2026', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['31/12/1999', '1999-12-31'],
  ['31/12/2999', '2999-12-31'],
  ['2028-02-29', '2028-02-29'],
])('[FRM-07, A68] %s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  '',
  '31/02/2027',
  '29/02/2027',
  '00/01/2027',
  '01/00/2027',
  '01/13/2027',
  '01/01/0027',
  '01/01/3000',
  '3000-01-01',
  '2027-02-31',
  '2027-2-1',
  '01-01-2027',
  '01/01/20270',
  '1/1/27',
  ' 01/01/2027',
])('[FRM-07, A68] %j is not a day', (text) => {
  expect(readDay(text)).toBeNull();
});

it('a day on the wire has only one format', () => {
  expect(['2026-12-24', '24/12/2026', '2026-02-30'].map(isDay)).toEqual([true, false, false]);
});

it('a day is shown in the format of dd/mm/yyyy', () => {
  expect([dayAsWritten('2026-12-04'), dayAsWritten(null)]).toEqual(['04/12/2026', '']);
});
