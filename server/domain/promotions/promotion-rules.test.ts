import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../lib/refusal-text.ts';
import { evaluatePromotion, normalizedCode } from './promotion-rules.ts';
import type { Promotion } from './promotion-rules.ts';

const now = new Date('2026-11-21T00:00:00.000Z');
const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  code: 'WELCOME10',
  kind: 'percent',
  value: 10,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  usedCount: 0,
  enabled: true,
  ...changes,
});

describe('promotion codes', () => {
  it('[CRT-08] ten percent of 44.95 is 4.50, rounded to the nearest cent', () => {
    expect(evaluatePromotion(promotion(), 4495, now)).toMatchObject({ applies: true, discountCents: 450 });
  });

  it('[CRT-08] a fixed amount is deducted, but never more than the products cost', () => {
    const fixed = promotion({ kind: 'amount', value: 1500 });
    expect(evaluatePromotion(fixed, 8000, now)).toMatchObject({ discountCents: 1500 });
    expect(evaluatePromotion(fixed, 900, now)).toMatchObject({ discountCents: 900 });
  });

  it.each<[string, Promotion | null, string]>([
    ['unknown', null, 'We do not know this code'],
    ['disabled', promotion({ enabled: false }), 'We do not know this code'],
    ['too early', promotion({ startsAt: '2026-11-21T00:00:00.001Z' }), 'This code is not valid yet'],
    ['too late', promotion({ endsAt: '2026-11-20T23:59:59.999Z' }), 'This code has expired'],
    ['used up', promotion({ maxUses: 3, usedCount: 3 }), 'This code has been used up'],
    ['below its minimum', promotion({ minimumCents: 5001 }), 'This code is for orders of $50.01 or more'],
  ])('[CRT-08] a code that is %s gives a message and no discount', (_what, given, message) => {
    const result = evaluatePromotion(given, 5000, now);
    expect(result.applies ? null : inEnglish(result.refusal)).toBe(message);
  });

  it('[CRT-08] a code is valid at its first and last instant, for its last use and its exact minimum', () => {
    const edge = promotion({
      startsAt: now.toISOString(),
      endsAt: now.toISOString(),
      maxUses: 3,
      usedCount: 2,
      minimumCents: 5000,
    });
    expect(evaluatePromotion(edge, 5000, now)).toMatchObject({ applies: true, discountCents: 500 });
  });

  it.each([
    [1, 'You have used WELCOME10 before: it is once per customer'],
    [3, 'You have used WELCOME10 before: it is 3 times per customer'],
  ])('[CRT-08] a code for %i uses per customer is refused once they are used up', (limit, message) => {
    const limited = promotion({ maxUsesPerCustomer: limit });
    const last = evaluatePromotion(limited, 5000, now, { paid: limit - 1, unpaid: 1 });
    const more = evaluatePromotion(limited, 5000, now, { paid: limit, unpaid: 0 });
    expect(last).toMatchObject({ applies: true, discountCents: 500 });
    expect(more.applies ? null : inEnglish(more.refusal)).toBe(message);
  });

  it('[CRT-08] the last use remains available to the customer whose own unpaid order has it reserved', () => {
    const reserved = promotion({ maxUses: 3, usedCount: 3 });
    expect(evaluatePromotion(reserved, 5000, now, { paid: 0, unpaid: 1 }).applies).toBe(true);
  });

  it('[CRT-14] a discount is a whole number of cents between zero and the subtotal', () => {
    const any = fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 10_000_000 }), (changes, subtotal) => {
        const result = evaluatePromotion(promotion(changes), subtotal, now);
        const discount = result.applies ? result.discountCents : -1;
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
      }),
    );
  });

  it('[CRT-08] a code may be entered in lower case and with spaces around', () => {
    expect(normalizedCode(' welcome10 ')).toBe('WELCOME10');
  });
});
