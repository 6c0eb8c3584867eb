import { expect, it } from 'vitest';
import { WordCounts } from './word-counts.ts';

const counts = new WordCounts([
  ['slate', 'coaster'],
  ['slate', 'slate', 'slab'],
  ['cork', 'coaster'],
]);

it('[RT-14] counts the texts that contain a word, each once', () => {
  expect(['slate', 'slab', 'cork', 'glass'].map((word) => counts.of(word))).toEqual([2, 1, 1, 0]);
});

it('[RT-14] counts the texts with words of the same prefix, and stops when there are too many to matter', () => {
  expect(['sla', 'slat', 'co', 'a', 'z', ''].map((word) => counts.countByPrefix(word, 100))).toEqual([
    3, 2, 3, 0, 0, 6,
  ]);
  expect(counts.countByPrefix('', 1)).toBeGreaterThan(1);
});
