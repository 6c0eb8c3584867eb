import type { PageBlockData } from './page-blocks.ts';

const COLUMNS = 12;

/** Position of a block in its row of twelve columns. */
export interface ColumnLayout {
  /** Counted from 1. */
  start: number;
  span: number;
}

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Problems with a block's width and offset, for the owner. */
export function columnProblems({ width, offset }: Pick<PageBlockData, 'width' | 'offset'>): string[] {
  const problems = [];
  if (!isBetween(width, 1, COLUMNS)) problems.push(`width: ${width}`);
  if (!isBetween(offset, 0, COLUMNS - 1)) problems.push(`offset: ${offset}`);
  return problems;
}

/**
 * Positions of a row's blocks (PGR-02): each follows the previous one, moved by its offset, or starts a new
 * line. A width outside 1 to 12 becomes a whole line; an impossible offset is ignored.
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
