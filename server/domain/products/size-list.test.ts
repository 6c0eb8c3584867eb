import { expect, test } from 'vitest';
import { readSizes } from './size-list.ts';

test('sizes are read in the order given by the owner, and invalid ones are left out', () => {
  const round = { name: 'Round', outline: 'round', width_mm: 100, height_mm: 100 };
  expect(readSizes(JSON.stringify([round, { width_mm: 60, height_mm: 20, outline: 'oval' }]))).toEqual([
    round,
    { name: '', outline: 'rectangle', width_mm: 60, height_mm: 20 },
  ]);
  const wrong = [null, 'A4', {}, { width_mm: '60', height_mm: 20 }, { width_mm: 0, height_mm: 1e9 }];
  expect(readSizes(JSON.stringify(wrong))).toEqual([]);
  for (const text of ['', 'not JSON', '{}', 'null']) expect(readSizes(text)).toEqual([]);
});
