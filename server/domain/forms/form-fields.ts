import { legacyKind, questionKind } from '../../../src/rules/form-kinds.ts';
import type { FieldKind } from '../../../src/rules/form-kinds.ts';
import { plainLabel } from '../../../src/rules/plain-label.ts';
import type { LegacyFieldNode } from './legacy-fields.ts';

/** A question of a form (ENT-16). */
export interface QuestionNode {
  id: number;
  name: string;
  label: string;
  /** Initial value. */
  value: string;
  required: boolean;
  field_type: string;
  /** Sanitised HTML. */
  content: string;
}

/** The fields of a form. */
export interface FormParts {
  questions: QuestionNode[];
  /** Shown after the questions. */
  data: LegacyFieldNode[];
}

/** What a form field accepts, whether it comes from a question or a legacy field. */
export interface FieldRule {
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  /** For numbers; null if unbounded. */
  min: number | null;
  max: number | null;
  /** Allowed values; null if any. */
  choices: readonly string[] | null;
}

/** Returns the form's fields that accept a value, in order: questions, then legacy fields (ENT-16). */
export function fieldRules({ questions, data }: FormParts): FieldRule[] {
  const unbound = { min: null, max: null, choices: null };
  const ofQuestions = questions.flatMap(({ name, label, required, field_type }): FieldRule[] => {
    const kind = questionKind(field_type);
    return kind ? [{ name, label: label || name, kind, required, ...unbound }] : [];
  });
  const ofLegacy = data.flatMap((field): FieldRule[] => {
    const kind = legacyKind(field);
    if (!kind) return [];
    const { name, required, min, max, values } = field;
    const choices = kind === 'select' ? values.map(({ value }) => value) : null;
    return [{ name, label: plainLabel(field.label) || name, kind, required, min, max, choices }];
  });
  return [...ofQuestions, ...ofLegacy];
}
