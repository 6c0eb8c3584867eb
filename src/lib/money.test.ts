import fc from 'fast-check';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { formatMoney, toCents } from './money.ts';

describe('money', () => {
  it.each(['en', 'de', 'ar', 'zh-CN'])(
    '[I18-05] prints amounts as $1,234.50 where the language is %s',
    (locale) => {
      i18n.loadAndActivate({ locale, messages: {} });
      expect(formatMoney(1234.5)).toBe('$1,234.50');
      expect(formatMoney(10.6)).toBe('$10.60');
      expect(formatMoney(0)).toBe('$0.00');
      expect(formatMoney(999)).toBe('$999.00');
      expect(formatMoney(1234567.89)).toBe('$1,234,567.89');
    },
  );

  it('[I18-05] puts the minus of a discount before the dollar sign and never prints -$0.00', () => {
    expect(formatMoney(-5)).toBe('-$5.00');
    expect(formatMoney(-0)).toBe('$0.00');
  });

  it('turns wire amounts into exact cents, also where floats are not exact', () => {
    expect(toCents(1.15)).toBe(115);
    expect(toCents(4.35)).toBe(435);
    expect(toCents(200.01)).toBe(20001);
    expect(toCents(-14.1)).toBe(-1410);
  });

  it('comes back to the same cents over the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });

  it('refuses what is no amount', () => {
    expect(() => toCents(Number.NaN)).toThrow(RangeError);
    expect(() => toCents(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => toCents(1e20)).toThrow(RangeError);
  });
});
