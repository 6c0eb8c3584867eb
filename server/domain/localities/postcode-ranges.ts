import type { AustralianState } from '../../generated/contract-rules.ts';

interface PostcodeRange {
  state: AustralianState;
  from: number;
  to: number;
  /** Only post boxes and large-volume receivers. */
  boxes: boolean;
}

const range = (state: AustralianState, from: number, to: number, boxes = false): PostcodeRange => ({
  state,
  from,
  to,
  boxes,
});

/** Australia Post's number ranges per state; a few places near a border have a number of the other state. */
const ranges: readonly PostcodeRange[] = [
  range('ACT', 200, 299, true),
  range('NT', 800, 899),
  range('NT', 900, 999, true),
  range('NSW', 1000, 1999, true),
  range('NSW', 2000, 2599),
  range('ACT', 2600, 2618),
  range('NSW', 2619, 2899),
  range('ACT', 2900, 2920),
  range('NSW', 2921, 2999),
  range('VIC', 3000, 3999),
  range('QLD', 4000, 4999),
  range('SA', 5000, 5799),
  range('SA', 5800, 5999, true),
  range('WA', 6000, 6799),
  range('WA', 6800, 6999, true),
  range('TAS', 7000, 7799),
  range('TAS', 7800, 7999, true),
  range('VIC', 8000, 8999, true),
  range('QLD', 9000, 9999, true),
];

/** The boxes of the capitals' main post offices, within the ordinary ranges. */
const mainPostOffices: readonly string[] = ['0801', '2001', '3001', '4001', '5001', '6001', '7001'];

const rangeOf = (postcode: string): PostcodeRange | undefined =>
  ranges.find(({ from, to }) => Number(postcode) >= from && Number(postcode) <= to);

/** Returns the state whose range this number is in; null if there is none. @param postcode four digits */
export const stateOfRange = (postcode: string): AustralianState | null => rangeOf(postcode)?.state ?? null;

/** Whether the postcode is only for post boxes and large-volume receivers. @param postcode four digits */
export const isForBoxes = (postcode: string): boolean =>
  mainPostOffices.includes(postcode) || (rangeOf(postcode)?.boxes ?? false);
