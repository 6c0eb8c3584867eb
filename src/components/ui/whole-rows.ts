import type { ImageSlotName } from '../../rules/image-slots.ts';
import { classNames } from '../../lib/class-names.ts';

/** The rows after those that have a cell in every column, by how many cells are left over: as few rows of fewer as it takes. */
const lastRows: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[], [1]],
  3: [[], [2, 2], [2]],
  4: [[], [3, 3, 3], [3, 3], [3]],
};

/** What too few cells for that make. */
const fewCells: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 5: [3, 2] };

/**
 * How many equal cells each row of a grid of at most `columns` columns has, so that every row is whole: rows of all
 * columns, then those that the rest makes.
 */
export function rowLengths(count: number, columns: number): readonly number[] {
  if (count === 0) return [];
  const rest = lastRows[columns]?.[count % columns] ?? [];
  const inFull = (count - rest.reduce((sum, length) => sum + length, 0)) / columns;
  if (inFull < 0) return fewCells[count] ?? [count];
  return [...Array.from({ length: inFull }, () => columns), ...rest];
}

/** How long the row of each cell is. */
const rowOfEach = (count: number, columns: number): readonly number[] =>
  rowLengths(count, columns).flatMap((length) => Array.from({ length }, () => length));

interface Step {
  columns: number;
  /** What a cell of a row of so many cells has. */
  cells: Readonly<Partial<Record<number, string>>>;
}

interface Grid {
  list: string;
  steps: readonly Step[];
}

const gaps = 'grid gap-x-4 gap-y-8 sm:gap-x-6';

/** Tiles of any width are as high as those of a full row. On desks a cell of half the frame has its picture beside its words; where it is one of three or four, above them. */
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

/** The shop's grids, each with its columns at every width. */
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
  /** What a cell has. */
  cell: (index: number) => string;
  /** Whether a cell of a desk has half of the frame or all of it. */
  isWide: (index: number) => boolean;
}

/** The list of a grid, and its cells by their index, without an orphan at any width; a single cell fills its row. */
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

/** The slot of a picture in a cell of `cards`: how wide it stands on tablets and on desks. */
export function cardSlot(count: number, index: number): ImageSlotName {
  const isHalf = rowOfEach(count, 3)[index] === 2;
  const isThird = rowOfEach(count, 4)[index] === 3;
  if (isHalf) return isThird ? 'largeCard' : 'cardOfTwo';
  return isThird ? 'cardOfThree' : 'card';
}
