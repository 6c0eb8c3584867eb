import { expect, it } from 'vitest';
import { asTable, ratio } from './table.ts';

const answers = { what: 'answers', unit: '/s', shop: 500, yardstick: { what: 'a file', value: 1000 } };
const alone = { what: 'images', unit: 'kB', shop: 12.34, yardstick: null };

it('compares each number with its yardstick', () => {
  expect(ratio(answers)).toBe(0.5);
  expect(ratio(alone)).toBeNull();
  expect(ratio({ ...answers, yardstick: { what: 'nothing', value: 0 } })).toBeNull();
});

it('prints the numbers in columns', () => {
  expect(asTable([answers, alone]).split('\n')).toEqual([
    'measured     shop  yardstick   ratio  yardstick is',
    'answers    500 /s    1000 /s  × 0.50  a file',
    'images    12.3 kB          –       –',
  ]);
});
