import { describe, expect, it } from 'vitest';
import { canPurchaseQty, mergedQty, quantityProblem, takenByOthers } from './purchase-limits.ts';

describe('how many pieces can be bought', () => {
  it('[APS-08] stock is shared by all lines of the same SKU (A56)', () => {
    const lines = [
      { id: 1, skuId: 7, qty: 2 },
      { id: 2, skuId: 7, qty: 3 },
      { id: 3, skuId: 8, qty: 9 },
    ];
    expect(takenByOthers(lines, 7, 1)).toBe(3);
    expect(takenByOthers(lines, 7, null)).toBe(5);
    expect(canPurchaseQty(6, 3)).toBe(3);
    expect(canPurchaseQty(2, 3)).toBe(0);
  });

  it('[APS-08] goods made to order are always there, up to 99 on a line (A57)', () => {
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
  ])('[ATC-07] %d pieces of at most %i: %s', (qty, limit, message) => {
    expect(quantityProblem(qty, limit)).toBe(message);
  });

  it('[ATC-07] from 1 to the limit there is no problem', () => {
    expect([1, 5].map((qty) => quantityProblem(qty, 5))).toEqual([null, null]);
  });

  it('[CRT-09] a merge adds quantities up to the stock and never takes away what was there', () => {
    expect(mergedQty(2, 3, 10)).toBe(5);
    expect(mergedQty(2, 3, 4)).toBe(4);
    expect(mergedQty(3, 1, 2)).toBe(3);
    expect(mergedQty(0, 4, 0)).toBe(1);
  });
});
