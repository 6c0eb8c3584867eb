import type { Form, LegacyField } from '../../generated/wire.ts';

/** What a field of a form takes, whether it comes from a question or from a legacy field. */
export interface FieldRule {
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  /** Of numbers; null: no bound. */
  min: number | null;
  max: number | null;
  /** What may be chosen; null: anything. */
  choices: readonly string[] | null;
}

/** The types of questions that take a value, and `select` of the legacy fields. */
const FIELD_KINDS = [
  'text',
  'textarea',
  'email',
  'phone',
  'currency',
  'percent',
  'number',
  'password',
  'date',
  'datetime',
  'time',
  'checkbox',
  'select',
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a text field of the legacy kind really asks for. */
const TEXT_SUBTYPES: Partial<Record<string, FieldKind>> = {
  email: 'email',
  tel: 'phone',
  password: 'password',
};

const LEGACY_KINDS: Partial<Record<string, FieldKind>> = {
  text: 'text',
  textarea: 'textarea',
  number: 'number',
  date: 'date',
  select: 'select',
};

const toKind = (type: string): FieldKind | undefined => FIELD_KINDS.find((kind) => kind === type);

function legacyKind({ type, subtype }: LegacyField): FieldKind | undefined {
  return type === 'text' ? (TEXT_SUBTYPES[subtype ?? ''] ?? 'text') : LEGACY_KINDS[type];
}

/** Labels of old forms carry line breaks (FRM-10). */
const plain = (label: string) => label.replace(/<br\s*\/?>/gi, ' ').trim();

/** The fields of a form that take a value, in their order: questions, then legacy fields (ENT-16). */
export function fieldRules({ questions, data }: Pick<Form, 'questions' | 'data'>): FieldRule[] {
  const unbound = { min: null, max: null, choices: null };
  const ofQuestions = questions.flatMap(({ name, label, required, field_type }): FieldRule[] => {
    const kind = field_type === 'select' ? undefined : toKind(field_type);
    return kind ? [{ name, label: label || name, kind, required, ...unbound }] : [];
  });
  const ofLegacy = data.flatMap((field): FieldRule[] => {
    const kind = legacyKind(field);
    if (!kind) return [];
    const { name, required, min = null, max = null, values } = field;
    const choices = kind === 'select' ? values.map(({ value }) => value) : null;
    return [{ name, label: plain(field.label) || name, kind, required, min, max, choices }];
  });
  return [...ofQuestions, ...ofLegacy];
}
