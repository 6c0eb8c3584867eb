import { expect, test } from 'vitest';
import { chosenSize } from './chosen-size.ts';

const round = { name: 'Round' };
const square = { name: 'square' };

test('the size of what is chosen is the one that is named like it', () => {
  expect(chosenSize([round, square], { Timber: 'Birch', Shape: 'Square' })).toBe(square);
  expect(chosenSize([round, square], {})).toBe(round);
  expect(chosenSize([{ name: '' }], { Shape: 'Star' })).toEqual({ name: '' });
  expect(chosenSize([], { Shape: 'Star' })).toBeNull();
});
