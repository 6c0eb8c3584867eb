import { expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

test.each(['01/01/2027', '29/02/2028', '31/12/1999', '2028-02-29'])('[FRM-07] %s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '',
  '1/1/2027',
  '31/02/2027',
  '29/02/2027',
  '00/01/2027',
  '01/00/2027',
  '01/13/2027',
  '01/01/0027',
  '2027-02-31',
  '01-01-2027',
  '01/01/20270',
])('[FRM-07] %j is not', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
