import { expect, test } from 'vitest';
import { chosenSize } from './chosen-size.ts';

const round = { name: 'Round' };
const square = { name: 'square' };

test('the chosen size is the one named like the chosen options, else the first', () => {
  expect(chosenSize([round, square], { Timber: 'Birch', Shape: 'Square' })).toBe(square);
  expect(chosenSize([round, square], {})).toBe(round);
  expect(chosenSize([{ name: '' }], { Shape: 'Star' })).toEqual({ name: '' });
  expect(chosenSize([], { Shape: 'Star' })).toBeNull();
});
