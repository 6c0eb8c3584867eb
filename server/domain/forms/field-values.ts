import {
  isPhone,
  isTicked,
  readCurrency,
  readDate,
  readDateTime,
  readPercent,
  readTime,
} from '../../../src/rules/answer-formats.ts';
import type { FieldKind } from '../../../src/rules/form-kinds.ts';
import { decimalRule, formLineRule, formTextRule } from '../../generated/contract-rules.ts';
import { normaliseEmail } from '../accounts/email-address.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import type { FieldRule } from './form-fields.ts';

/** A value in stored form, or why it is not accepted. */
export type FieldResult = { ok: true; value: string } | { ok: false; refusal: RefusalText };

const valid = (value: string): FieldResult => ({ ok: true, value });
const invalid = (refusal: RefusalText): FieldResult => ({ ok: false, refusal });

const DECIMAL = new RegExp(decimalRule.pattern);

function readNumber(text: string, { min, max }: FieldRule): FieldResult {
  if (!DECIMAL.test(text)) return invalid(refusalText('ANSWER_NOT_A_NUMBER'));
  const number = Number(text);
  if (min !== null && number < min) return invalid(refusalText('ANSWER_TOO_LOW', { limit: min }));
  if (max !== null && number > max) return invalid(refusalText('ANSWER_TOO_HIGH', { limit: max }));
  return valid(String(number));
}

const orInvalid = (value: string | null, refusal: RefusalText): FieldResult =>
  value === null ? invalid(refusal) : valid(value);

const atMost = (text: string, longest: number): FieldResult =>
  text.length <= longest ? valid(text) : invalid(refusalText('ANSWER_TOO_LONG', { limit: longest }));

/** Parses non-blank text by kind. */
const readers: Record<FieldKind, (text: string, rule: FieldRule) => FieldResult> = {
  text: (text) => atMost(text.replace(/[\r\n]+/g, ' '), formLineRule.maxLength),
  textarea: (text) => atMost(text, formTextRule.maxLength),
  password: (text) => atMost(text, formLineRule.maxLength),
  email: (text) => orInvalid(normaliseEmail(text), refusalText('ANSWER_NOT_AN_EMAIL')),
  phone: (text) => orInvalid(isPhone(text) ? text : null, refusalText('ANSWER_NOT_A_PHONE')),
  currency: (text) => orInvalid(readCurrency(text)?.toFixed(2) ?? null, refusalText('ANSWER_NOT_AN_AMOUNT')),
  percent: (text) => orInvalid(readPercent(text)?.toString() ?? null, refusalText('ANSWER_NOT_A_PERCENTAGE')),
  number: readNumber,
  date: (text) => orInvalid(readDate(text), refusalText('ANSWER_NOT_A_DATE')),
  datetime: (text) => orInvalid(readDateTime(text), refusalText('ANSWER_NOT_A_DATE_AND_TIME')),
  time: (text) => orInvalid(readTime(text), refusalText('ANSWER_NOT_A_TIME')),
  checkbox: (text) =>
    isTicked(text)
      ? valid('1')
      : ['0', 'false'].includes(text)
        ? valid('0')
        : invalid(refusalText('FIELD_INVALID')),
  select: (text, { choices }) =>
    choices?.includes(text) ? valid(text) : invalid(refusalText('ANSWER_NOT_IN_LIST')),
};

/** Returns the text of a JSON value; null for a list or an object, which no field accepts. */
function textOf(given: unknown): string | null {
  if (given === undefined || given === null) return '';
  if (typeof given === 'string') return given;
  return typeof given === 'number' || typeof given === 'boolean' ? String(given) : null;
}

/** Validates a field's value again, as the storefront did, and converts it to its stored form (FRM-18). */
export function readField(rule: FieldRule, given: unknown): FieldResult {
  const whole = textOf(given);
  if (whole === null) return invalid(refusalText('FIELD_INVALID'));
  // Not every database can store a zero byte.
  const text = (rule.kind === 'password' ? whole : whole.trim()).replaceAll('\0', '');
  const blank = text === '';
  if (rule.kind === 'checkbox' && blank)
    return rule.required ? invalid(refusalText('ANSWER_UNTICKED')) : valid('0');
  if (blank) return rule.required ? invalid(refusalText('FIELD_REQUIRED')) : valid('');
  const result = readers[rule.kind](text, rule);
  const unticked = rule.kind === 'checkbox' && result.ok && result.value === '0';
  return unticked && rule.required ? invalid(refusalText('ANSWER_UNTICKED')) : result;
}

/**
 * Returns the values of a form, or a message for each field not accepted. Values of unknown fields are left
 * out.
 */
export function readFields(
  rules: readonly FieldRule[],
  data: Readonly<Record<string, unknown>>,
): { ok: true; values: Map<FieldRule, string> } | { ok: false; fields: FieldRefusals } {
  const values = new Map<FieldRule, string>();
  const fields: [string, RefusalText][] = [];
  for (const rule of rules) {
    const result = readField(rule, Object.hasOwn(data, rule.name) ? data[rule.name] : undefined);
    if (result.ok) values.set(rule, result.value);
    else fields.push([rule.name, result.refusal]);
  }
  return fields.length === 0 ? { ok: true, values } : { ok: false, fields: Object.fromEntries(fields) };
}
