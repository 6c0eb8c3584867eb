import type { ImageSlotName } from '../../rules/image-slots.ts';
import { classNames } from '../../lib/class-names.ts';

/** Trailing row lengths by `count % columns`: the fewest shorter rows that absorb the remainder. */
const lastRows: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[], [1]],
  3: [[], [2, 2], [2]],
  4: [[], [3, 3, 3], [3, 3], [3]],
};

/** Row lengths for counts too small for that. */
const fewCells: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 5: [3, 2] };

/**
 * Number of equal cells in each row of a grid of `columns` columns, so that every row is filled: full rows,
 * then those that absorb the remainder.
 */
export function rowLengths(count: number, columns: number): readonly number[] {
  if (count === 0) return [];
  const rest = lastRows[columns]?.[count % columns] ?? [];
  const inFull = (count - rest.reduce((sum, length) => sum + length, 0)) / columns;
  if (inFull < 0) return fewCells[count] ?? [count];
  return [...Array.from({ length: inFull }, () => columns), ...rest];
}

/** Row length of each cell. */
const rowOfEach = (count: number, columns: number): readonly number[] =>
  rowLengths(count, columns).flatMap((length) => Array.from({ length }, () => length));

interface Step {
  columns: number;
  /** Classes of a cell by the number of cells in its row. */
  cells: Readonly<Partial<Record<number, string>>>;
}

interface Grid {
  list: string;
  steps: readonly Step[];
}

const gaps = 'grid gap-x-4 gap-y-8 sm:gap-x-6';

/**
 * Tiles of any width are as high as those of a full row. On desktops a half-width cell has its picture beside
 * its text; narrower ones above it.
 */
const onDesks: Step = {
  columns: 4,
  cells: {
    1: 'lg:col-span-12',
    2: 'lg:col-span-6 lg:card-row',
    3: 'lg:col-span-4 lg:[--tile-aspect:9/5]',
    4: 'lg:col-span-3',
  },
};

const inThrees = (side: string): Step => ({
  columns: 3,
  cells: { 1: 'md:col-span-6', 2: `md:col-span-3 ${side}`, 3: 'md:col-span-2' },
});

/** The shop's grids, with their columns at every width. */
const grids = {
  /** Products and categories. */
  cards: {
    list: `${gaps} grid-cols-2 sm:grid-cols-6 lg:grid-cols-12`,
    steps: [
      { columns: 2, cells: { 1: 'max-sm:col-span-2 max-sm:card-row' } },
      {
        columns: 3,
        cells: {
          1: 'sm:max-lg:col-span-6',
          2: 'sm:max-lg:col-span-3 sm:max-lg:[--tile-aspect:2/1]',
          3: 'sm:max-lg:col-span-2',
        },
      },
      onDesks,
    ],
  },
  people: {
    list: `${gaps} grid-cols-1 sm:grid-cols-2 lg:grid-cols-12`,
    steps: [{ columns: 2, cells: { 1: 'sm:max-lg:col-span-2 sm:max-lg:card-row' } }, onDesks],
  },
  articles: { list: 'grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-6', steps: [inThrees('lg:card-row')] },
  quotes: { list: 'grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-6', steps: [inThrees('')] },
  swatches: {
    list: 'grid grid-cols-1 gap-3 xs:grid-cols-2 md:grid-cols-6 lg:grid-cols-12',
    steps: [
      { columns: 2, cells: { 1: 'xs:max-md:col-span-2' } },
      {
        columns: 3,
        cells: { 1: 'md:max-lg:col-span-6', 2: 'md:max-lg:col-span-3', 3: 'md:max-lg:col-span-2' },
      },
      { ...onDesks, cells: { ...onDesks.cells, 2: 'lg:col-span-6' } },
    ],
  },
} satisfies Record<string, Grid>;

interface WholeRows {
  list: string;
  /** Classes of a cell. */
  cell: (index: number) => string;
  /** Whether a cell takes up half the frame or more on desktops. */
  isWide: (index: number) => boolean;
}

/** Classes of a grid's list and cells, without an orphan at any width; a single cell fills its row. */
export function wholeRows(kind: keyof typeof grids, count: number): WholeRows {
  const { list, steps }: Grid = grids[kind];
  const rows = steps.map(({ columns, cells }) => ({ cells, lengths: rowOfEach(count, columns) }));
  return {
    list,
    cell: (index) =>
      count === 1
        ? 'col-span-full card-row'
        : classNames(...rows.map(({ cells, lengths }) => cells[lengths[index] ?? 0])),
    isWide: (index) => (rows.at(-1)?.lengths[index] ?? 1) < 3,
  };
}

/** Picture slot of a cell in `cards`, by its width on tablets and desktops. */
export function cardSlot(count: number, index: number): ImageSlotName {
  const isHalf = rowOfEach(count, 3)[index] === 2;
  const isThird = rowOfEach(count, 4)[index] === 3;
  if (isHalf) return isThird ? 'largeCard' : 'cardOfTwo';
  return isThird ? 'cardOfThree' : 'card';
}
