import { expect, it } from 'vitest';
import { newVoucherCode, readVoucherCode } from './voucher-code.ts';

it('[VCH-13] a code has four groups of four characters that cannot be confused with each other', () => {
  const codes = Array.from({ length: 500 }, newVoucherCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

it.each([
  ['as it is printed', '7KQ4-01AB-CDEF-GHJM'],
  ['in small letters and without dashes', ' 7kq401abcdefghjm '],
  ['with letters that look like digits', '7KQ4–OIAB CDEF ghjm'],
  ['in full-width letters', '７ＫＱ４ 01AB CDEF GHJM'],
])('[VCH-12] a code is read %s', (_how, typed) => {
  expect(readVoucherCode(typed)).toBe('7KQ4-01AB-CDEF-GHJM');
});

it.each(['', '7KQ4', '7KQ4-01AB-CDEF-GHJMM', '7KQ4-01AB-CDEF-GHJU', '<script>', 'x'.repeat(100)])(
  '[VCH-12] %j is not a code',
  (typed) => expect(readVoucherCode(typed)).toBeNull(),
);
