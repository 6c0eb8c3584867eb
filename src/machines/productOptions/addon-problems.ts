import { decimalRule } from '../../graphql/generated/contract-rules.ts';
import type { AddonType } from '../../graphql/generated/contract-rules.ts';
import { addonTraits, isBlankValue, toAddonType } from '../../rules/addon-types.ts';
import { readDay } from '../../rules/calendar-date.ts';
import { countGraphemes } from '../../rules/graphemes.ts';
import { missingCharacters } from '../../rules/lettering.ts';
import type { Lettering } from '../../rules/lettering.ts';
import type { OfferedAddon } from './productOptions.types.ts';

/** What is wrong with the values given for an add-on. */
export type AddonProblem =
  | 'missing'
  | 'tooMany'
  | 'tooLong'
  | 'notInLettering'
  | 'notADate'
  | 'notANumber'
  | 'underWay'
  | 'unknownOption';

/** Stands for the id of a file that has not arrived yet. */
export const FILE_UNDER_WAY = 'file-under-way';

/** Digits as people write them, no `1e1` or `0x10`. */
const NUMBER = new RegExp(decimalRule.pattern);

/**
 * The first problem of an add-on's values, null when they are good. The number of values that are not blank
 * must lie between min_qty (at least 1 when required) and max_qty (A54, PRD-11).
 * @param lettering how texts will be written; null where nothing is said of that
 */
export function addonProblem(
  offered: OfferedAddon,
  values: string[],
  lettering: Lettering | null = null,
): AddonProblem | null {
  const { min_qty, max_qty, addon } = offered;
  const filled = filledValues(addon.type, values);
  if (filled.length < Math.max(min_qty, addon.required ? 1 : 0)) return 'missing';
  if (filled.length > max_qty) return 'tooMany';
  return (
    filled.map((value) => valueProblem(offered, value, lettering)).find((problem) => problem !== null) ?? null
  );
}

/**
 * At which of an add-on's inputs, from 0, `addonProblem` is to be mended: the first blank one of those that must be
 * filled, the last of too many, otherwise the first value that is not good; the first input when all are good.
 */
export function problemLine(
  offered: OfferedAddon,
  values: string[],
  lettering: Lettering | null = null,
): number {
  const { min_qty, max_qty, addon } = offered;
  const problem = addonProblem(offered, values, lettering);
  if (problem === 'tooMany') return max_qty - 1;
  const blank = (at: number) => filledValues(addon.type, [values[at] ?? '']).length === 0;
  const bad = (at: number) =>
    !blank(at) && valueProblem(offered, (values[at] ?? '').trim(), lettering) !== null;
  const lines = Array.from({ length: Math.max(1, min_qty, values.length) }, (_, at) => at);
  return lines.find(problem === 'missing' ? blank : bad) ?? 0;
}

type Check = (value: string, addon: OfferedAddon['addon']) => AddonProblem | null;

const anything: Check = () => null;
const arrived: Check = (value) => (value === FILE_UNDER_WAY ? 'underWay' : null);

/** What the browser sees itself of a value's type; the host looks at all of it again. */
const checks: Record<AddonType, Check> = {
  dropdown: (value, { addonDropdownOptions }) =>
    addonDropdownOptions.some(({ id }) => String(id) === value) ? null : 'unknownOption',
  text: anything,
  textarea: anything,
  number: (value) => (NUMBER.test(value) ? null : 'notANumber'),
  checkbox: anything,
  date: (value) => (readDay(value) === null ? 'notADate' : null),
  file: arrived,
  signature: arrived,
  colour: anything,
};

/** By how many characters a value is too long for its limit; 0 when it fits. */
export function excessOf(value: string, limit: number | null | undefined): number {
  return Math.max(0, countGraphemes(value.trim()) - (limit ?? Infinity));
}

/** Whether an add-on is words that are written in the chosen lettering. */
const isWritten = ({ type, addonDropdownOptions }: OfferedAddon['addon']) =>
  addonDropdownOptions.length === 0 && addonTraits(type).isText;

/** What is wrong with one value that is not blank. */
function valueProblem(
  { addon }: OfferedAddon,
  value: string,
  lettering: Lettering | null,
): AddonProblem | null {
  if (excessOf(value, addon.max_length) > 0) return 'tooLong';
  if (isWritten(addon) && lettering && missingCharacters(value, lettering).length > 0)
    return 'notInLettering';
  return checks[toAddonType(addon.type)](value, addon);
}

/** The values that count: trimmed, without blank ones; an unticked checkbox (`0`) is not a value. */
export function filledValues(type: string, values: string[]): string[] {
  return values.map((value) => value.trim()).filter((value) => !isBlankValue(value, type));
}
