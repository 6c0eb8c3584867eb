import type { PageBlockData } from './page-blocks.ts';

const COLUMNS = 12;

/** Where a block stands in its row of twelve columns. */
export interface ColumnLayout {
  /** Counted from 1. */
  start: number;
  span: number;
}

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is wrong with a block's width and offset, for the owner. */
export function columnProblems({ width, offset }: Pick<PageBlockData, 'width' | 'offset'>): string[] {
  const problems = [];
  if (!isBetween(width, 1, COLUMNS)) problems.push(`width: ${width}`);
  if (!isBetween(offset, 0, COLUMNS - 1)) problems.push(`offset: ${offset}`);
  return problems;
}

/**
 * The places of a row's blocks (PGR-02): each after the one before, moved on by its offset, on a new line when it does
 * not fit. A width that is none of 1 to 12 is a whole line, an offset that cannot be is none.
 */
export function columnLayouts(blocks: readonly Pick<PageBlockData, 'width' | 'offset'>[]): ColumnLayout[] {
  let taken = 0;
  return blocks.map((block) => {
    const span = isBetween(block.width, 1, COLUMNS) ? block.width : COLUMNS;
    const offset = isBetween(block.offset, 0, COLUMNS - span) ? block.offset : 0;
    if (taken + offset + span > COLUMNS) taken = 0;
    const start = taken + offset + 1;
    taken += offset + span;
    return { start, span };
  });
}
