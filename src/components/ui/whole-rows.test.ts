import { expect, test } from 'vitest';
import { wholeRows, wideCells } from './whole-rows.ts';

/** The rows that a grid makes of its cells; null when one does not fit where it falls. */
function rowsOf(count: number, columns: number): number[] | null {
  const wide = wideCells(count, columns);
  const rows: number[] = [0];
  for (let index = 0; index < count; index++) {
    const span = wide.has(index) ? 2 : 1;
    const filled = rows.at(-1) ?? 0;
    if (filled === columns) rows.push(span);
    else if (filled + span > columns) return null;
    else rows[rows.length - 1] = filled + span;
  }
  return rows;
}

test.each([2, 3, 4])('in %i columns any number of cells but one makes whole rows', (columns) => {
  for (let count = 2; count <= 60; count++)
    expect(new Set(rowsOf(count, columns)), `${count} cells`).toEqual(new Set([columns]));
});

test('rows that are whole by themselves have no wide cell', () => {
  expect([wideCells(8, 4).size, wideCells(6, 3).size, wideCells(0, 4).size]).toEqual([0, 0, 0]);
});

test('five tiles: wide on the desk are the first and the last two, on a phone the last', () => {
  expect([...wideCells(5, 4)]).toEqual([0, 4, 3]);
  expect([...wideCells(5, 2)]).toEqual([4]);
});

test('a single cell fills its row', () => {
  expect(wholeRows('cards', 1).cell(0)).toContain('col-span-full');
});
