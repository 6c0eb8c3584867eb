import { expect, it } from 'vitest';
import { offcutForOrder } from './offcut-shapes.ts';

it('always gives an order the same offcut', () => {
  expect(offcutForOrder(1009)).toEqual(offcutForOrder(1009));
});

it('gives 24 orders in a row 24 different shapes', () => {
  const outlines = Array.from({ length: 24 }, (_, index) => offcutForOrder(1001 + index).shape.outline);
  expect(new Set(outlines).size).toBe(24);
});

it('turns or mirrors a shape differently when it is repeated', () => {
  const first = offcutForOrder(1001);
  const second = offcutForOrder(1025);
  expect(second.shape).toBe(first.shape);
  expect([second.turn, second.isMirrored]).not.toEqual([first.turn, first.isMirrored]);
});
