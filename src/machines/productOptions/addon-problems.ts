import { decimalRule } from '../../graphql/generated/contract-rules.ts';
import type { AddonType } from '../../graphql/generated/contract-rules.ts';
import { addonTraits, minValues, nonBlankValues, toAddonType } from '../../rules/addon-types.ts';
import { readDay } from '../../rules/calendar-date.ts';
import { countGraphemes } from '../../rules/graphemes.ts';
import { missingCharacters } from '../../rules/lettering.ts';
import type { Lettering } from '../../rules/lettering.ts';
import type { OfferedAddon } from './productOptions.types.ts';

/** What is wrong with the values of an add-on. */
export type AddonProblem =
  | 'missing'
  | 'tooMany'
  | 'tooLong'
  | 'notInLettering'
  | 'notADate'
  | 'notANumber'
  | 'underWay'
  | 'unknownOption';

/** Placeholder for the id of a file that is still uploading. */
export const FILE_UNDER_WAY = 'file-under-way';

/** Plain decimal numbers, not `1e1` or `0x10`. */
const NUMBER = new RegExp(decimalRule.pattern);

/**
 * Returns the first problem of an add-on's values, or `null` when they are valid. The number of non-blank
 * values must be between `min_qty` (at least 1 when required) and `max_qty` (A54, PRD-11).
 * @param lettering the lettering for texts; `null` when the product has none
 */
export function addonProblem(
  offered: OfferedAddon,
  values: string[],
  lettering: Lettering | null = null,
): AddonProblem | null {
  const { min_qty, max_qty, addon } = offered;
  const filled = nonBlankValues(addon.type, values);
  if (filled.length < minValues(addon.required, min_qty)) return 'missing';
  if (filled.length > max_qty) return 'tooMany';
  return (
    filled.map((value) => valueProblem(offered, value, lettering)).find((problem) => problem !== null) ?? null
  );
}

/**
 * Returns the 0-based index of the input to correct for `addonProblem`: the first blank one of the required
 * inputs, the last allowed one when there are too many, or else the first invalid one; 0 when all are valid.
 */
export function problemInputIndex(
  offered: OfferedAddon,
  values: string[],
  lettering: Lettering | null = null,
): number {
  const { min_qty, max_qty, addon } = offered;
  const problem = addonProblem(offered, values, lettering);
  if (problem === 'tooMany') return max_qty - 1;
  const blank = (at: number) => nonBlankValues(addon.type, [values[at] ?? '']).length === 0;
  const bad = (at: number) =>
    !blank(at) && valueProblem(offered, (values[at] ?? '').trim(), lettering) !== null;
  const lines = Array.from({ length: Math.max(1, min_qty, values.length) }, (_, at) => at);
  return lines.find(problem === 'missing' ? blank : bad) ?? 0;
}

type Check = (value: string, addon: OfferedAddon['addon']) => AddonProblem | null;

const anything: Check = () => null;
const arrived: Check = (value) => (value === FILE_UNDER_WAY ? 'underWay' : null);

/** Client-side checks of a value by type; the host checks everything again. */
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

/** Number of characters by which a value exceeds its limit; 0 when it fits. */
export function excessLength(value: string, limit: number | null | undefined): number {
  return Math.max(0, countGraphemes(value.trim()) - (limit ?? Infinity));
}

/** Whether an add-on is text in the chosen lettering. */
const isWritten = ({ type, addonDropdownOptions }: OfferedAddon['addon']) =>
  addonDropdownOptions.length === 0 && addonTraits(type).isText;

/** What is wrong with one non-blank value. */
function valueProblem(
  { addon }: OfferedAddon,
  value: string,
  lettering: Lettering | null,
): AddonProblem | null {
  if (excessLength(value, addon.max_length) > 0) return 'tooLong';
  if (isWritten(addon) && lettering && missingCharacters(value, lettering).length > 0)
    return 'notInLettering';
  return checks[toAddonType(addon.type)](value, addon);
}
