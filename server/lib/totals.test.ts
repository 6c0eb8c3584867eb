import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';
import type { TotalsInput } from './totals.ts';

const cents = (max: number) => fc.nat(max);
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(fc.record({ unitCents: cents(1_000_000), qty: fc.integer({ min: 1, max: 999 }) }), {
    maxLength: 50,
  }),
  discountCents: fc.integer({ min: -1000, max: 2_000_000 }),
  shippingCents: cents(10_000),
  priorityCents: cents(10_000),
  creditCents: fc.integer({ min: -1000, max: 10_000_00 }),
  surchargeBasisPoints: cents(500),
  gstRegistered: fc.boolean(),
});

const plain: TotalsInput = {
  lines: [],
  discountCents: 0,
  shippingCents: 0,
  priorityCents: 0,
  creditCents: 0,
  surchargeBasisPoints: 0,
  gstRegistered: true,
};

describe('totals', () => {
  it('[CRT-14] total is subtotal minus discount plus shipping plus extras', () => {
    const totals = totalsOf({
      lines: [
        { unitCents: 1250, qty: 2 },
        { unitCents: 1990, qty: 1 },
      ],
      discountCents: 449,
      shippingCents: 1060,
      priorityCents: 500,
      creditCents: 2000,
      surchargeBasisPoints: 175,
      gstRegistered: true,
    });
    expect(totals).toEqual({
      subtotalCents: 4490,
      discountCents: 449,
      discountedCents: 4041,
      shippingCents: 1060,
      priorityCents: 500,
      surchargeCents: 63,
      totalCents: 5664,
      taxCents: 515,
      creditCents: 2000,
      dueCents: 3664,
    });
  });

  it('[CRT-14] every amount is a whole, non-negative number of cents and none is lost, for any sums', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = totalsOf(given);
        for (const amount of Object.values(totals)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        const {
          subtotalCents,
          discountCents,
          discountedCents,
          shippingCents,
          priorityCents,
          surchargeCents,
        } = totals;
        expect(subtotalCents).toBe(given.lines.reduce((sum, line) => sum + line.unitCents * line.qty, 0));
        expect(discountedCents).toBe(subtotalCents - discountCents);
        expect(totals.totalCents).toBe(discountedCents + shippingCents + priorityCents + surchargeCents);
        expect(totals.creditCents + totals.dueCents).toBe(totals.totalCents);
      }),
    );
  });

  it('[CRT-14] neither the order of the lines nor merging equal lines changes the totals', () => {
    fc.assert(
      fc.property(input, (given) => {
        const lines = given.lines.flatMap(({ unitCents, qty }) =>
          qty > 1
            ? [
                { unitCents, qty: qty - 1 },
                { unitCents, qty: 1 },
              ]
            : [{ unitCents, qty }],
        );
        expect(totalsOf({ ...given, lines: lines.toReversed() })).toEqual(totalsOf(given));
      }),
    );
  });

  it('[CRT-14, CHK-11, A19] credit pays as much as possible, and changes total and tax only by the surcharge that it saves', () => {
    fc.assert(
      fc.property(input, (given) => {
        const without = totalsOf({ ...given, creditCents: 0 });
        const totals = totalsOf(given);
        const price = totals.totalCents - totals.surchargeCents;
        expect(price).toBe(without.totalCents - without.surchargeCents);
        const most = Math.max(0, Math.min(given.creditCents, price));
        expect(totals.creditCents).toBeLessThanOrEqual(most);
        expect(most - totals.creditCents).toBeLessThan(50);
        expect(totals.surchargeCents).toBeLessThanOrEqual(without.surchargeCents);
        expect(totals.dueCents === 0 || given.creditCents < price).toBe(true);
        const free = { ...given, surchargeBasisPoints: 0 };
        expect(totalsOf(free).taxCents).toBe(totalsOf({ ...free, creditCents: 0 }).taxCents);
      }),
    );
  });

  it.each([
    [3260, 3260, 3260],
    [3260, 4000, 3260],
    [3260, 3259, 3210],
    [3260, 3211, 3210],
    [3260, 3210, 3210],
    [30, 20, 0],
    [30, 30, 30],
  ])(
    '[CHK-11, A19] of %i cents credit of %i pays %i: a gateway is never charged less than 50',
    (price, has, pays) => {
      const lines = [{ unitCents: price, qty: 1 }];
      expect(totalsOf({ ...plain, lines, creditCents: has }).creditCents).toBe(pays);
    },
  );

  it('[CRT-14] tax is one eleventh of the total, rounded to the nearest cent', () => {
    fc.assert(
      fc.property(input, (given) => {
        const totals = totalsOf({ ...given, gstRegistered: true });
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
    expect(totalsOf({ ...plain, lines: [{ unitCents: total, qty: 1 }] }).taxCents).toBe(tax);
  });

  it('[CRT-14] a shop that is not registered for GST charges no tax (A52)', () => {
    const lines = [{ unitCents: 9999, qty: 1 }];
    expect(totalsOf({ ...plain, lines, shippingCents: 1060, gstRegistered: false }).taxCents).toBe(0);
  });
});
