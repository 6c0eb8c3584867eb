import { isRecord } from '../../../src/rules/is-record.ts';
import { isSwitchedOn } from '../../../src/rules/visibility.ts';
import { fromJson } from '../../db/columns.ts';

/** A field of an old-style form (ENT-16); missing values are blank or null. */
export interface LegacyFieldNode {
  name: string;
  type: string;
  subtype: string | null;
  label: string;
  placeholder: string | null;
  required: boolean;
  /** For numbers; null if unbounded. */
  min: number | null;
  max: number | null;
  /** The options to choose from. */
  values: { label: string; value: string; selected: boolean }[];
  /** Initial value. */
  value: string | null;
}

/** Parses stored legacy fields, tolerating whatever an old form left out. */
export function legacyFields(json: string): LegacyFieldNode[] {
  const fields = fromJson<unknown>(json);
  if (!Array.isArray(fields)) return [];
  return fields.filter(isRecord).map((field) => ({
    name: String(field['name'] ?? ''),
    type: String(field['type'] ?? 'text'),
    subtype: textOrNull(field['subtype']),
    label: String(field['label'] ?? ''),
    placeholder: textOrNull(field['placeholder']),
    required: isSwitchedOn(field['required']),
    min: numberOrNull(field['min']),
    max: numberOrNull(field['max']),
    values: (Array.isArray(field['values']) ? field['values'] : []).filter(isRecord).map((option) => ({
      label: String(option['label'] ?? ''),
      value: String(option['value'] ?? ''),
      selected: option['selected'] === true,
    })),
    value: textOrNull(field['value']),
  }));
}

const textOrNull = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

function numberOrNull(value: unknown): number | null {
  const number = textOrNull(value) === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}
