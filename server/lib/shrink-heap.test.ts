import { expect, it } from 'vitest';
import { isWorthShrinking } from './shrink-heap.ts';
import type { HeapState } from './shrink-heap.ts';

const afterARush: HeapState = {
  totalBytes: 160e6,
  usedBytes: 85e6,
  utilization: 0.05,
  sinceShrunkMs: 3_600_000,
};

it('memory is released after a rush', () => {
  expect(isWorthShrinking(afterARush)).toBe(true);
});

it.each([
  ['during it', { utilization: 0.8 }],
  ['again and again', { sinceShrunkMs: 30_000 }],
  ['for little', { totalBytes: 110e6 }],
])('memory is not released %s', (_, state) => {
  expect(isWorthShrinking({ ...afterARush, ...state })).toBe(false);
});
