import { expect, test } from 'vitest';
import { cardSlot, rowLengths, wholeRows } from './whole-rows.ts';

test.each([2, 3, 4])(
  'any number of cells in at most %i columns fills whole rows of two or more',
  (columns) => {
    for (let count = 2; count <= 60; count++) {
      const rows = rowLengths(count, columns);
      const least = columns === 2 && count % 2 === 1 ? 1 : 2;
      expect(
        rows.reduce((sum, length) => sum + length, 0),
        `${count} cells`,
      ).toBe(count);
      expect(Math.min(...rows), `${count} cells`).toBeGreaterThanOrEqual(least);
      expect(Math.max(...rows), `${count} cells`).toBeLessThanOrEqual(columns);
    }
  },
);

test.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [3, 3, 3]],
  [11, [4, 4, 3]],
])('%i tiles are laid out on desktops in rows of %j', (count, rows) => {
  expect(rowLengths(count, 4)).toEqual(rows);
});

test.each([
  [2, [2]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [11, [3, 3, 3, 2]],
])('%i tiles are laid out on tablets in rows of %j', (count, rows) => {
  expect(rowLengths(count, 3)).toEqual(rows);
});

test('cells have their picture beside the text only in rows of two', () => {
  for (let count = 2; count <= 60; count++) {
    const { cell } = wholeRows('cards', count);
    const beside = Array.from({ length: count }, (_, index) => cell(index).includes('lg:card-row'));
    const halves = rowLengths(count, 4).flatMap((length) => Array.from({ length }, () => length === 2));
    expect(beside, `${count} cells`).toEqual(halves);
  }
});

test('a single cell fills its row', () => {
  expect(wholeRows('cards', 1).cell(0)).toContain('col-span-full');
});

test('pictures are requested in the width of their cells on tablets and desktops', () => {
  const slots = (count: number) => Array.from({ length: count }, (_, index) => cardSlot(count, index));
  expect(slots(5)).toEqual(['cardOfThree', 'cardOfThree', 'cardOfThree', 'cardOfTwo', 'cardOfTwo']);
  expect(slots(4)).toEqual(['cardOfTwo', 'cardOfTwo', 'cardOfTwo', 'cardOfTwo']);
  expect(slots(7).slice(2, 5)).toEqual(['card', 'cardOfTwo', 'largeCard']);
  expect(new Set(slots(24))).toEqual(new Set(['card']));
});
