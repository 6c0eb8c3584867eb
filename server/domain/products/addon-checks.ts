import { toAddonType } from '../../../src/rules/addon-types.ts';
import { dayAsWritten, readDay } from '../../../src/rules/calendar-date.ts';
import { hasMoreGraphemes } from '../../../src/rules/graphemes.ts';
import { addonTextareaRule, addonTextRule, decimalRule } from '../../generated/contract-rules.ts';
import type { AddonType } from '../../generated/contract-rules.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';

/**
 * A checked value of an add-on, in stored form (`value`) and for display (`label`), or why it is not
 * accepted.
 */
export type AddonValue = { ok: true; value: string; label: string } | { ok: false; refusal: RefusalText };

/** The rule a value is checked against. */
export interface AddonValueRule {
  type: string;
  /** Maximum length of a text in characters; null for the type's own limit. */
  maxLength: number | null;
  options: { id: number; name: string; characters: string | null }[];
}

const accepted = (value: string, label: string = value): AddonValue => ({ ok: true, value, label });
const refusedValue = (refusal: RefusalText): AddonValue => ({ ok: false, refusal });

const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu;

function limited(text: string, limit: number): AddonValue {
  return hasMoreGraphemes(text, limit)
    ? refusedValue(refusalText('FIELD_TOO_LONG', { limit }))
    : accepted(text);
}

function checkText(value: string, rule: AddonValueRule): AddonValue {
  const line = value.replace(/[\r\n]+/g, ' ').replace(CONTROL_CHARACTERS, '');
  return limited(line.trim(), rule.maxLength ?? addonTextRule.maxLength);
}

function checkTextarea(value: string, rule: AddonValueRule): AddonValue {
  const text = value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '');
  return limited(text.trim(), rule.maxLength ?? addonTextareaRule.maxLength);
}

const NUMBER = new RegExp(decimalRule.pattern);

function checkNumber(value: string): AddonValue {
  if (!NUMBER.test(value)) return refusedValue(refusalText('ADDON_NOT_A_NUMBER'));
  return accepted(String(Number(value)));
}

function checkCheckbox(value: string): AddonValue {
  return value === '1' ? accepted('1', 'Yes') : refusedValue(refusalText('ADDON_NOT_TICKABLE'));
}

/** Accepts `2026-12-24` and `24/12/2026`; stores the first form, shows the second. */
function checkDate(value: string): AddonValue {
  const day = readDay(value);
  return day === null ? refusedValue(refusalText('ADDON_NOT_A_DATE')) : accepted(day, dayAsWritten(day));
}

function checkOption(value: string, rule: AddonValueRule): AddonValue {
  const option = rule.options.find(({ id }) => String(id) === value);
  return option ? accepted(value, option.name) : refusedValue(refusalText('ADDON_NOT_AN_OPTION'));
}

function checkColour(value: string, rule: AddonValueRule): AddonValue {
  if (rule.options.length > 0) return checkOption(value, rule);
  const colour = value.toLowerCase();
  return /^#[0-9a-f]{6}$/.test(colour) ? accepted(colour) : refusedValue(refusalText('ADDON_NOT_A_COLOUR'));
}

/** The random id of an upload; the caller checks that it exists and belongs to the shopper. */
function checkFile(value: string): AddonValue {
  return /^[\w-]{16,64}$/.test(value) ? accepted(value) : refusedValue(refusalText('ADDON_FILE_LOST'));
}

type Check = (value: string, rule: AddonValueRule) => AddonValue;

const checks: Record<AddonType, Check> = {
  dropdown: checkOption,
  text: checkText,
  textarea: checkTextarea,
  number: checkNumber,
  checkbox: checkCheckbox,
  date: checkDate,
  file: checkFile,
  signature: checkFile,
  colour: checkColour,
};

/** Checks a non-blank value against its add-on's type (A55); an unknown type is treated as text. */
export const checkAddonValue = (value: string, rule: AddonValueRule): AddonValue =>
  checks[toAddonType(rule.type)](value, rule);
