import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

describe('money', () => {
  it.each(['en', 'de', 'ar', 'zh-CN'])(
    '[I18-05] prints amounts as $1,234.50 in the language %s',
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

  it('refuses invalid amounts', () => {
    expect(() => formatMoney(Number.NaN)).toThrow(RangeError);
    expect(() => formatMoney(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => formatMoney(1e20)).toThrow(RangeError);
  });
});
