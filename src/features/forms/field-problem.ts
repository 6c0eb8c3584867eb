import { decimalRule, emailRule } from '../../graphql/generated/contract-rules.ts';
import { isPhone, readCurrency, readDate, readDateTime, readPercent } from '../../rules/answer-formats.ts';
import { emailProblem } from '../../rules/email-address.ts';
import type { FormFieldItem } from './form-items.ts';

/** Why a value is not accepted. The host checks everything again (FRM-18). */
export type FieldProblem =
  | 'missing'
  | 'unticked'
  | 'unchosen'
  | 'email'
  | 'phone'
  | 'currency'
  | 'percent'
  | 'number'
  | 'tooLow'
  | 'tooHigh'
  | 'date'
  | 'datetime'
  | 'time';

const DECIMAL = new RegExp(decimalRule.pattern);

function numberProblem(text: string, { min, max }: FormFieldItem): FieldProblem | null {
  if (!DECIMAL.test(text)) return 'number';
  if (min !== undefined && Number(text) < min) return 'tooLow';
  return max !== undefined && Number(text) > max ? 'tooHigh' : null;
}

function formatProblem(text: string, field: FormFieldItem): FieldProblem | null {
  switch (field.kind) {
    case 'number':
      return numberProblem(text, field);
    case 'email':
      return emailProblem(text, emailRule) === null ? null : 'email';
    case 'phone':
      return isPhone(text) ? null : 'phone';
    case 'currency':
      return readCurrency(text) !== null ? null : 'currency';
    case 'percent':
      return readPercent(text) !== null ? null : 'percent';
    case 'date':
      return readDate(text) !== null ? null : 'date';
    case 'datetime':
      return readDateTime(text) !== null ? null : 'datetime';
    case 'select':
      return field.options.some(({ value }) => value === text) ? null : 'unchosen';
    default:
      return null;
  }
}

/** Problems of input that the browser's control cannot parse, such as half a time. */
const UNREADABLE: Partial<Record<FormFieldItem['kind'], FieldProblem>> = {
  number: 'number',
  time: 'time',
};

const MISSING: Partial<Record<FormFieldItem['kind'], FieldProblem>> = {
  checkbox: 'unticked',
  select: 'unchosen',
};

/**
 * What is wrong with a control's value; `null` when it is valid.
 * @param unreadable the browser could not parse the input
 */
export function fieldProblem(
  field: FormFieldItem,
  value: string | boolean | undefined,
  unreadable = false,
): FieldProblem | null {
  if (unreadable) return UNREADABLE[field.kind] ?? null;
  const text = typeof value === 'string' ? value.trim() : '';
  const blank = field.kind === 'checkbox' ? value !== true : text === '';
  if (blank) return field.required ? (MISSING[field.kind] ?? 'missing') : null;
  return formatProblem(text, field);
}
