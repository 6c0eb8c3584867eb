import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderSums } from './order-sums.ts';

const cents = fc.nat(1_000_000);

it('[A39, CRT-14] the listed sums of an order add up to its total, and with credit to the amount due', () => {
  fc.assert(
    fc.property(
      fc.record({ subtotal: cents, off: cents, post: cents, first: cents, card: cents, credit: cents }),
      (amount) => {
        const discount = Math.min(amount.off, amount.subtotal);
        const total = amount.subtotal - discount + amount.post + amount.first + amount.card;
        const sums = orderSums({
          subtotal_cents: amount.subtotal,
          discount_cents: discount,
          promotion_code: 'WELCOME10',
          shipping_cents: amount.post,
          shipping_name: 'Standard Post',
          localized_shipping_name: null,
          priority_cents: amount.first,
          surcharge_cents: amount.card,
          total_cents: total,
          tax_cents: Math.round(total / 11),
          credit_cents: Math.min(amount.credit, total),
        });
        const kinds = sums.map(({ kind }) => kind);
        const sumOf = (some: string[]) =>
          sums.filter(({ kind }) => some.includes(kind)).reduce((sum, one) => sum + one.cents, 0);
        expect(sumOf(['subtotal', 'discount', 'shipping', 'priority', 'surcharge'])).toBe(sumOf(['total']));
        const left = kinds.includes('credit') ? 'afterCredit' : 'total';
        expect(sumOf(['total', 'credit'])).toBe(sumOf([left]));
        expect(new Set(kinds).size).toBe(kinds.length);
      },
    ),
  );
});

it('[A39] sums that an order does not have are not listed, but subtotal, shipping and total are', () => {
  const free = {
    subtotal_cents: 0,
    discount_cents: 0,
    promotion_code: null,
    shipping_cents: 0,
    shipping_name: 'Pick up',
    localized_shipping_name: null,
    priority_cents: 0,
    surcharge_cents: 0,
    total_cents: 0,
    tax_cents: 0,
    credit_cents: 0,
  };
  expect(orderSums(free).map(({ kind, name }) => [kind, name])).toEqual([
    ['subtotal', null],
    ['shipping', 'Pick up'],
    ['total', null],
  ]);
});
