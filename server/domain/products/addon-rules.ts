import { addonTraits, minValues, nonBlankValues } from '../../../src/rules/addon-types.ts';
import {
  letteringAdvice,
  MAX_NAMED,
  missingCharacters,
  selectedLettering,
} from '../../../src/rules/lettering.ts';
import type { ChosenLettering } from '../../../src/rules/lettering.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { checkAddonValue } from './addon-checks.ts';
import type { AddonValueRule } from './addon-checks.ts';

/** The rule of an add-on on a product. */
export interface ProductAddonRule extends AddonValueRule {
  /** The add-on's id, `addons[].id` on the wire. */
  id: number;
  name: string;
  required: boolean;
  /** Cents added to the unit price for each value given. */
  priceCents: number;
  /** Minimum and maximum number of values per item (A54). */
  minQty: number;
  maxQty: number;
}

/** The shopper's values for an add-on. */
export interface AddonChoice {
  id: number;
  value: string[];
}

/** An add-on as stored: `values` in canonical form, `labels` for display. */
export interface CanonicalAddon {
  id: number;
  name: string;
  values: string[];
  labels: string[];
  /** Set if the values are ids of uploaded files and the labels their names. */
  isFile?: true;
  /** On an order line: the name and labels in the language of the order. */
  localized?: LocalizedAddon;
}

/** An add-on's name and labels as a shopper reads them. */
export interface LocalizedAddon {
  name: string;
  labels: string[];
}

export type AddonCheck =
  | { ok: true; values: CanonicalAddon[]; priceCents: number }
  | { ok: false; fields: FieldRefusals };

function filledIn(rule: ProductAddonRule, given: readonly AddonChoice[]): string[] {
  const values = given.filter((entry) => entry.id === rule.id).flatMap((entry) => entry.value);
  return nonBlankValues(rule.type, values);
}

function countProblem(rule: ProductAddonRule, count: number): RefusalText | null {
  const least = minValues(rule.required, rule.minQty);
  if (count < least)
    return least === 1 ? refusalText('FIELD_REQUIRED') : refusalText('ADDON_TOO_FEW', { count: least });
  return count > rule.maxQty ? refusalText('ADDON_TOO_MANY', { count: rule.maxQty }) : null;
}

function checkOne(
  rule: ProductAddonRule,
  given: readonly AddonChoice[],
): { problem: RefusalText } | { problem: null; addon: CanonicalAddon } {
  const texts = filledIn(rule, given);
  const problem = countProblem(rule, texts.length);
  if (problem) return { problem };
  const isFile = addonTraits(rule.type).isFile ? ({ isFile: true } as const) : {};
  const addon: CanonicalAddon = { id: rule.id, name: rule.name, values: [], labels: [], ...isFile };
  for (const text of texts) {
    const checked = checkAddonValue(text, rule);
    if (!checked.ok) return { problem: checked.refusal };
    addon.values.push(checked.value);
    addon.labels.push(checked.label);
  }
  return { problem: null, addon };
}

/** Returns the lettering chosen for the texts; null if none is chosen or none lists its characters. */
function chosenLettering(
  rules: readonly ProductAddonRule[],
  filled: readonly CanonicalAddon[],
): ChosenLettering | null {
  for (const { id, options } of rules) {
    const lettering = selectedLettering(options, filled.find((addon) => addon.id === id)?.values);
    if (lettering) return lettering;
  }
  return null;
}

/** Returns what the chosen lettering cannot write, for each text add-on. */
function letteringProblems(
  rules: readonly ProductAddonRule[],
  filled: readonly CanonicalAddon[],
): Record<string, RefusalText> {
  const lettering = chosenLettering(rules, filled);
  if (!lettering) return {};
  const isText = (id: number) => rules.some((rule) => rule.id === id && addonTraits(rule.type).isText);
  const fields: Record<string, RefusalText> = {};
  for (const { id, values } of filled.filter((addon) => isText(addon.id))) {
    const missing = missingCharacters(values.join(''), lettering.chosen).slice(0, MAX_NAMED);
    if (missing.length === 0) continue;
    const { letterings, nowhere } = letteringAdvice(missing, lettering.all);
    const lacks = { lettering: lettering.chosen.name, characters: missing.join(' ') };
    const advice =
      letterings.length === 0
        ? refusalText('LETTERING_NONE_HAS', { characters: nowhere.join(' ') })
        : refusalText('LETTERING_OTHERS_HAVE', { letterings });
    fields[`addons.${id}`] = { ...refusalText('LETTERING_LACKS', lacks), details: [advice] };
  }
  return fields;
}

/**
 * Checks a shopper's values against a product's add-ons (A54, A55, ATC-07).
 * @returns the filled-in add-ons in canonical form, ordered by id, and the cents they add to ONE item; or a
 *   message for each add-on not accepted, under `addons.<id>`
 */
export function validateAddons(
  rules: readonly ProductAddonRule[],
  given: readonly AddonChoice[],
): AddonCheck {
  const known = new Set(rules.map((rule) => rule.id));
  const fields: Record<string, RefusalText> = {};
  for (const { id } of given) {
    if (!known.has(id)) fields[`addons.${id}`] = refusalText('ADDON_UNKNOWN');
  }
  const filled: CanonicalAddon[] = [];
  for (const rule of rules) {
    const checked = checkOne(rule, given);
    if (checked.problem !== null) fields[`addons.${rule.id}`] = checked.problem;
    else if (checked.addon.values.length > 0) filled.push(checked.addon);
  }
  Object.assign(fields, letteringProblems(rules, filled));
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return {
    ok: true,
    values: filled.sort((a, b) => a.id - b.id),
    priceCents: addonsPrice(rules, given),
  };
}

/** Returns the cents the values add to the unit price, whether valid or not. */
export function addonsPrice(rules: readonly ProductAddonRule[], given: readonly AddonChoice[]): number {
  return rules.reduce((sum, rule) => sum + rule.priceCents * filledIn(rule, given).length, 0);
}

/**
 * Returns a text identifying the add-on values: cart lines are merged if their SKU and this text are equal
 * (A56).
 */
export function addonIdentity(addons: readonly CanonicalAddon[]): string {
  const inOrder = [...addons].sort((a, b) => a.id - b.id);
  return JSON.stringify(inOrder.map((addon) => [addon.id, addon.values]));
}
