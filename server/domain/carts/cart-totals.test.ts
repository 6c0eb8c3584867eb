import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals } from './cart-totals.ts';

const cents = (max: number) => fc.integer({ min: 0, max });
const input = fc.record({
  lineCents: fc.array(cents(1_000_000), { maxLength: 50 }),
  discountCents: cents(2_000_000),
  shippingCents: cents(10_000),
  extrasCents: cents(10_000),
  gstRegistered: fc.boolean(),
});

describe('totals of a cart', () => {
  it('[CRT-14] total is subtotal minus discount plus shipping plus extras', () => {
    const totals = computeTotals({
      lineCents: [2500, 1990],
      discountCents: 449,
      shippingCents: 1060,
      extrasCents: 500,
      gstRegistered: true,
    });
    expect(totals).toEqual({
      subtotalCents: 4490,
      discountCents: 449,
      goodsCents: 4041,
      shippingCents: 1060,
      extrasCents: 500,
      totalCents: 5601,
      taxCents: 509,
      creditCents: 0,
      dueCents: 5601,
    });
  });

  it('[CRT-14] every amount is a whole number of cents and none is negative, whatever the discount', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = computeTotals(given);
        for (const amount of Object.values(totals)) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(totals.totalCents).toBe(
          totals.subtotalCents - totals.discountCents + totals.shippingCents + totals.extrasCents,
        );
      }),
    );
  });

  it('[CRT-14, CHK-11] credit pays what it can of the total, and never changes the total or its tax', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: -1000, max: 10_000_00 }), (given, creditCents) => {
        const without = computeTotals(given);
        const totals = computeTotals({ ...given, creditCents });
        expect(totals).toMatchObject({ totalCents: without.totalCents, taxCents: without.taxCents });
        expect(totals.creditCents + totals.dueCents).toBe(totals.totalCents);
        expect(totals.creditCents).toBe(Math.max(0, Math.min(creditCents, totals.totalCents)));
      }),
    );
  });

  it('[CRT-14] tax is the nearest cent to one eleventh of the total', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = computeTotals({ ...given, gstRegistered: true });
        expect(Math.abs(totals.taxCents * 11 - totals.totalCents)).toBeLessThanOrEqual(5.5);
      }),
    );
  });

  it.each([
    [1100, 100],
    [16, 1],
    [17, 2],
    [0, 0],
  ])('[CRT-14] a total of %i cents contains %i cents of GST', (total, tax) => {
    const given = { discountCents: 0, shippingCents: 0, extrasCents: 0, gstRegistered: true };
    expect(computeTotals({ ...given, lineCents: [total] }).taxCents).toBe(tax);
  });

  it('[CRT-14] a shop that is not registered for GST charges no tax (A52)', () => {
    const given = { discountCents: 0, shippingCents: 1060, extrasCents: 0, gstRegistered: false };
    expect(computeTotals({ ...given, lineCents: [9999] }).taxCents).toBe(0);
  });
});
