import { isTicked } from '../../rules/answer-formats.ts';
import { legacyKind, questionKind } from '../../rules/form-kinds.ts';
import type { FieldKind } from '../../rules/form-kinds.ts';
import { plainLabel } from '../../rules/plain-label.ts';
import type { CmsForm_FormFragment } from './CmsForm.generated.ts';

type Question = CmsForm_FormFragment['questions'][number];
type LegacyField = CmsForm_FormFragment['data'][number];

export interface FormFieldItem {
  type: 'field';
  /** Unique in its form, and without the dots and brackets that a name may contain. */
  key: string;
  /** The host's name of the field. */
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  placeholder: string | undefined;
  /** For number fields. */
  min: number | undefined;
  max: number | undefined;
  options: { value: string; label: string }[];
  /** The initial value; a checkbox is 1 or blank. */
  value: string;
}

/** One part of a form, in order. */
export type FormItem =
  | FormFieldItem
  | { type: 'content'; key: string; html: string }
  | { type: 'header'; key: string; level: 2 | 3 | 4 | 5 | 6; text: string }
  | { type: 'paragraph'; key: string; text: string }
  | { type: 'button'; key: string; label: string; resets: boolean };

function questionItem(question: Question, key: string): FormItem | null {
  const { name, label, required, field_type: type, value, content } = question;
  if (type === 'content') return { type: 'content', key, html: content };
  if (type === 'submit') return { type: 'button', key, label, resets: false };
  const kind = questionKind(type);
  if (!kind) return null;
  const first = kind === 'checkbox' ? (isTicked(value) ? '1' : '') : value;
  const unbound = { placeholder: undefined, min: undefined, max: undefined, options: [] };
  return { type: 'field', key, name, label: label || name, kind, required, value: first, ...unbound };
}

/** The page's title is its h1, so a form's header is an h2 at most. */
function headerLevel(subtype: string | null): 2 | 3 | 4 | 5 | 6 {
  const levels = [2, 3, 4, 5, 6] as const;
  return levels.find((level) => subtype === `h${level}`) ?? 2;
}

function legacyItem(field: LegacyField, key: string): FormItem | null {
  const { type, subtype, name, required, values } = field;
  const label = plainLabel(field.label);
  if (type === 'header') return { type: 'header', key, level: headerLevel(subtype), text: label };
  if (type === 'paragraph') return { type: 'paragraph', key, text: label };
  if (type === 'button') return { type: 'button', key, label, resets: subtype === 'reset' };
  const kind = legacyKind(field);
  if (!kind) return null;
  const value = field.value ?? values.find(({ selected }) => selected)?.value ?? '';
  const bounds = { min: field.min ?? undefined, max: field.max ?? undefined };
  const options =
    kind === 'select' ? values.map(({ value: choice, label: text }) => ({ value: choice, label: text })) : [];
  const placeholder = field.placeholder ?? undefined;
  return {
    type: 'field',
    key,
    name,
    label: label || name,
    kind,
    required,
    placeholder,
    ...bounds,
    options,
    value,
  };
}

/** The parts of a form: questions, then legacy fields (FRM-01, FRM-02). Unknown kinds are left out. */
export function formItems({ questions, data }: CmsForm_FormFragment): FormItem[] {
  const items = [
    ...questions.map((question, at) => questionItem(question, `question${at}`)),
    ...data.map((field, at) => legacyItem(field, `field${at}`)),
  ];
  return items.filter((item) => item !== null);
}

/** The items that have a value. */
export const fieldsOf = (items: readonly FormItem[]): FormFieldItem[] =>
  items.filter((item) => item.type === 'field');
