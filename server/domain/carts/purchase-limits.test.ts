import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../lib/refusal-text.ts';
import { canPurchaseQty, mergedQty, qtyBySku, quantityProblem, takenByOthers } from './purchase-limits.ts';

describe('the quantity that can be bought', () => {
  it('[APS-08] stock is shared by all lines of the same SKU (A56)', () => {
    const quantities = qtyBySku([
      { sku_id: 7, qty: 2 },
      { sku_id: 7, qty: 3 },
      { sku_id: 8, qty: 9 },
    ]);
    expect(takenByOthers(quantities, 7, 2)).toBe(3);
    expect(takenByOthers(quantities, 7)).toBe(5);
    expect(takenByOthers(quantities, 9)).toBe(0);
    expect(canPurchaseQty(6, 3)).toBe(3);
    expect(canPurchaseQty(2, 3)).toBe(0);
  });

  it('[APS-08] a made-to-order product is always in stock, up to 99 per line (A57)', () => {
    expect(canPurchaseQty(null, 500)).toBe(99);
  });

  it.each([
    [0, 5, 'Please choose at least 1'],
    [-1, 5, 'Please choose at least 1'],
    [1.5, 5, 'Please give a whole number'],
    [6, 5, 'Sorry, only 5 can be bought'],
    [2, 1, 'Sorry, only 1 can be bought'],
    [1_000_000_000, 99, 'Sorry, only 99 can be bought'],
    [1, 0, 'Sorry, this is out of stock'],
  ])('[ATC-07] quantity %d with a limit of %i: %s', (qty, limit, message) => {
    const problem = quantityProblem(qty, limit);
    expect(problem && inEnglish(problem)).toBe(message);
  });

  it.each([
    [2, 3, 1, 'Sorry, only 2 can be bought, and 1 is in your cart already'],
    [2, 4, 2, 'Sorry, only 2 can be bought, and 2 are in your cart already'],
    [0, 1, 1, 'Sorry, this is out of stock, and 1 is in your cart already'],
  ])('[ATC-07] limit %i, %i requested with %i in the cart: %s', (limit, qty, present, message) => {
    const problem = quantityProblem(qty, limit, present);
    expect(problem && inEnglish(problem)).toBe(message);
  });

  it('[ATC-07] a quantity from 1 to the limit is accepted', () => {
    expect([1, 5].map((qty) => quantityProblem(qty, 5))).toEqual([null, null]);
  });

  it('[CRT-09] a merge adds quantities up to the stock and never reduces the existing one', () => {
    expect(mergedQty(2, 3, 10)).toBe(5);
    expect(mergedQty(2, 3, 4)).toBe(4);
    expect(mergedQty(3, 1, 2)).toBe(3);
    expect(mergedQty(0, 4, 0)).toBe(1);
  });
});
