import { isCalendarDate } from '../../lib/calendar-date.ts';
import type { OfferedAddon } from './productOptions.types.ts';

/** What is wrong with the values given for an add-on. */
export type AddonProblem =
  'missing' | 'tooMany' | 'tooLong' | 'notADate' | 'notANumber' | 'underWay' | 'unknownOption';

/** Stands for the id of a file that has not arrived yet. */
export const FILE_UNDER_WAY = 'file-under-way';

const FILE_TYPES = ['file', 'signature'];

/**
 * The first problem of an add-on's values, null when they are good. The number of values that are not blank
 * must lie between min_qty (at least 1 when required) and max_qty (A54, PRD-11).
 */
export function addonProblem(
  { min_qty, max_qty, addon }: OfferedAddon,
  values: string[],
): AddonProblem | null {
  const filled = filledValues(addon.type, values);
  if (filled.length < Math.max(min_qty, addon.required ? 1 : 0)) return 'missing';
  if (filled.length > max_qty) return 'tooMany';
  const longest = addon.max_length ?? Infinity;
  if (filled.some((value) => value.length > longest)) return 'tooLong';
  if (addon.type === 'date' && !filled.every(isCalendarDate)) return 'notADate';
  if (addon.type === 'number' && !filled.every((value) => Number.isFinite(Number(value))))
    return 'notANumber';
  if (FILE_TYPES.includes(addon.type) && filled.includes(FILE_UNDER_WAY)) return 'underWay';
  const options = new Set(addon.addonDropdownOptions.map(({ id }) => String(id)));
  if (addon.type === 'dropdown' && !filled.every((value) => options.has(value))) return 'unknownOption';
  return null;
}

/** The values that count: trimmed, without blank ones; an unticked checkbox (`0`) is not a value. */
export function filledValues(type: string, values: string[]): string[] {
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '' && !(type === 'checkbox' && value === '0'));
}
