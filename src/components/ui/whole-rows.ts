import { classNames } from '../../lib/class-names.ts';

/**
 * Which of `count` equal cells in `columns` columns are two columns wide, so that the last row is whole: the first, then
 * the last ones. Cells in one column are never wide.
 */
export function wideCells(count: number, columns: number): ReadonlySet<number> {
  const missing = (columns - (count % columns)) % columns;
  if (columns === 1 || count === 0 || missing === 0) return new Set();
  // Two columns: an odd one out closes the list.
  if (columns === 2) return new Set([count - 1]);
  const last = Array.from({ length: missing - 1 }, (_, back) => count - 1 - back);
  return new Set([0, ...last].filter((index) => index >= 0));
}

interface Step {
  columns: number;
  wide: string;
}

interface Grid {
  list: string;
  steps: readonly Step[];
}

const gaps = 'grid gap-x-4 gap-y-8 sm:gap-x-6';

/** The shop's grids, each with its columns at every width, and what makes a cell of it two wide there. */
const grids = {
  /** Products and categories: pictures with words below, beside them where the cell is wide. */
  cards: {
    list: `${gaps} grid-cols-2 sm:grid-cols-3 lg:grid-cols-4`,
    steps: [
      { columns: 2, wide: 'max-sm:col-span-2 max-sm:card-row' },
      { columns: 3, wide: 'sm:max-lg:col-span-2 sm:max-lg:card-row' },
      { columns: 4, wide: 'lg:col-span-2 lg:card-row' },
    ],
  },
  people: {
    list: `${gaps} sm:grid-cols-2 lg:grid-cols-4`,
    steps: [
      { columns: 2, wide: 'sm:max-lg:col-span-2 sm:max-lg:card-row' },
      { columns: 4, wide: 'lg:col-span-2 lg:card-row' },
    ],
  },
  articles: {
    list: 'grid gap-x-8 gap-y-10 md:grid-cols-3',
    steps: [{ columns: 3, wide: 'md:col-span-2 md:card-row' }],
  },
  quotes: {
    list: 'grid gap-x-8 gap-y-10 md:grid-cols-3',
    steps: [{ columns: 3, wide: 'md:col-span-2' }],
  },
  swatches: {
    list: 'grid grid-cols-1 gap-3 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
    steps: [
      { columns: 2, wide: 'xs:max-md:col-span-2' },
      { columns: 3, wide: 'md:max-lg:col-span-2' },
      { columns: 4, wide: 'lg:col-span-2' },
    ],
  },
} satisfies Record<string, Grid>;

/** The list of a grid, and its cells by their index, without an orphan at any width; a single cell fills its row. */
export function wholeRows(
  kind: keyof typeof grids,
  count: number,
): { list: string; cell: (index: number) => string } {
  const { list, steps } = grids[kind];
  const wide = steps.map((step) => ({ ...step, cells: wideCells(count, step.columns) }));
  return {
    list,
    cell: (index) =>
      count === 1
        ? 'col-span-full card-row'
        : classNames(...wide.map(({ cells, wide: name }) => cells.has(index) && name)),
  };
}
