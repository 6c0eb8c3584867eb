import { plainLabel } from '../../../src/rules/plain-label.ts';
import { legacyFieldTypeValues, questionTypeValues } from '../../generated/contract-rules.ts';
import type { LegacyFieldType, QuestionType } from '../../generated/contract-rules.ts';
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
export type FieldKind = Exclude<QuestionType, 'content' | 'submit'> | 'select';

/** What a text field of the legacy kind really asks for. */
const TEXT_SUBTYPES: Partial<Record<string, FieldKind>> = {
  email: 'email',
  tel: 'phone',
  password: 'password',
};

const LEGACY_KINDS: Record<LegacyFieldType, FieldKind | null> = {
  text: 'text',
  textarea: 'textarea',
  number: 'number',
  date: 'date',
  select: 'select',
  paragraph: null,
  header: null,
  button: null,
};

/** The kind of a question; undefined for one that takes no value, and for one that is not known. */
function questionKind(type: string): FieldKind | undefined {
  const known = questionTypeValues.find((value) => value === type);
  return known === 'content' || known === 'submit' ? undefined : known;
}

function legacyKind({ type, subtype }: LegacyField): FieldKind | null {
  const known = legacyFieldTypeValues.find((value) => value === type);
  if (known === 'text') return TEXT_SUBTYPES[subtype ?? ''] ?? 'text';
  return known ? LEGACY_KINDS[known] : null;
}

/** The fields of a form that take a value, in their order: questions, then legacy fields (ENT-16). */
export function fieldRules({ questions, data }: Pick<Form, 'questions' | 'data'>): FieldRule[] {
  const unbound = { min: null, max: null, choices: null };
  const ofQuestions = questions.flatMap(({ name, label, required, field_type }): FieldRule[] => {
    const kind = questionKind(field_type);
    return kind ? [{ name, label: label || name, kind, required, ...unbound }] : [];
  });
  const ofLegacy = data.flatMap((field): FieldRule[] => {
    const kind = legacyKind(field);
    if (!kind) return [];
    const { name, required, min = null, max = null, values } = field;
    const choices = kind === 'select' ? values.map(({ value }) => value) : null;
    return [{ name, label: plainLabel(field.label) || name, kind, required, min, max, choices }];
  });
  return [...ofQuestions, ...ofLegacy];
}
