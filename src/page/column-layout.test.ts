import { expect, it } from 'vitest';
import { columnLayouts, columnProblems } from './column-layout.ts';

const blocks = (...sizes: [width: number, offset: number][]) =>
  sizes.map(([width, offset]) => ({ width, offset }));

it('[PGR-02] blocks follow one another, each shifted by its offset', () => {
  expect(columnLayouts(blocks([4, 0], [6, 2]))).toEqual([
    { start: 1, span: 4 },
    { start: 7, span: 6 },
  ]);
});

it('[PGR-02] a block that does not fit starts a new line, with its offset', () => {
  expect(columnLayouts(blocks([8, 0], [4, 1]))).toEqual([
    { start: 1, span: 8 },
    { start: 2, span: 4 },
  ]);
});

it.each([
  [13, 0],
  [0, 0],
  [-3, 0],
  [2.5, 0],
])('[PGR-02] a width of %s gives a whole line', (width, offset) => {
  expect(columnLayouts(blocks([width, offset]))).toEqual([{ start: 1, span: 12 }]);
});

it('[PGR-02] an offset that leaves no room for the block is ignored', () => {
  expect(columnLayouts(blocks([6, 7], [4, -1]))).toEqual([
    { start: 1, span: 6 },
    { start: 7, span: 4 },
  ]);
});

it('[PGR-02] an invalid width or offset is reported to the owner', () => {
  expect(columnProblems({ width: 13, offset: 12 })).toEqual(['width: 13', 'offset: 12']);
  expect(columnProblems({ width: 6, offset: 3 })).toEqual([]);
});
