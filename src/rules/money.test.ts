import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, toCents, toDollars } from './money.ts';

describe('money', () => {
  it('converts wire amounts to exact cents, even where floats are not exact', () => {
    expect(toCents(1.15)).toBe(115);
    expect(toCents(4.35)).toBe(435);
    expect(toCents(200.01)).toBe(20001);
    expect(toCents(-14.1)).toBe(-1410);
  });

  it('gives the same cents after a round trip over the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
      }),
    );
  });

  it('[I18-05] is printed as $1,234.50, the minus of a discount first', () => {
    expect([123_450, 0, 5, -500, 123_456_789].map(formatCents)).toEqual([
      '$1,234.50',
      '$0.00',
      '$0.05',
      '-$5.00',
      '$1,234,567.89',
    ]);
  });
});
