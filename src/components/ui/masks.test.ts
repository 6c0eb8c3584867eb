import { Mask } from 'maska';
import { expect, test } from 'vitest';
import { asMasked, DATE, DATE_TIME, maskOf } from './masks.ts';

const masked = (mask: string, text: string) => new Mask(maskOf(mask)).masked(text);

test.each([
  ['##', 'a1b2c3', '12'],
  ['@@', '1a2B3', 'aB'],
  ['***', '-a1_Z', 'a1Z'],
  ['@#-*', 'x7q', 'x7-q'],
])('[FRM-08] the mask %s turns %j into %j', (mask, text, shown) => {
  expect(masked(mask, text)).toBe(shown);
});

test.each([
  ['31122026', '31/12/2026'],
  ['31/12/2026', '31/12/2026'],
  ['x05y08z1999', '05/08/1999'],
])('[FRM-07] a typed %s becomes the date %s', (text, shown) => {
  expect(masked(DATE.mask, text)).toBe(shown);
});

test.each([
  ['4', ''],
  ['3129', '31/'],
  ['31123', '31/12/'],
])(
  '[FRM-07, A68] a typed %s leaves only %j: no day begins with 4, no month with 2, no year with 3',
  (text, shown) => {
    expect(masked(DATE.mask, text)).toBe(shown);
  },
);

test('[FRM-07] the mask and the placeholder of a date are as specified', () => {
  expect(DATE).toEqual({ mask: 'D#/M#/Y###', placeholder: 'dd/mm/yyyy' });
});

test('[FRM-01] a date with its time can be typed without separators', () => {
  expect(masked(DATE_TIME.mask, '311220261430')).toBe('31/12/2026 14:30');
});

test.each([
  ['1/2/2027', '01/02/2027'],
  ['14/5/2027', '14/05/2027'],
  ['2027-02-01', '01/02/2027'],
  ['1.2.2027', '01/02/2027'],
  ['31-12-2026', '31/12/2026'],
  [' 31/12/2026', '31/12/2026'],
  ['3', '3'],
  ['31/1', '31/1'],
])('[FRM-07] a date written as %j is converted to %j', (text, shown) => {
  expect(asMasked(text)).toBe(shown);
  expect(masked(DATE.mask, asMasked(text))).toBe(shown);
});
