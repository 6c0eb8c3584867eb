import { legacyKind, questionKind } from '../../../src/rules/form-kinds.ts';
import type { FieldKind } from '../../../src/rules/form-kinds.ts';
import { plainLabel } from '../../../src/rules/plain-label.ts';
import type { LegacyFieldNode } from './legacy-fields.ts';

/** A question of a form (ENT-16). */
export interface QuestionNode {
  id: number;
  name: string;
  label: string;
  /** What stands in it at first. */
  value: string;
  required: boolean;
  field_type: string;
  /** HTML, clean. */
  content: string;
}

/** What a form asks for. */
export interface FormParts {
  questions: QuestionNode[];
  /** Shown after the questions. */
  data: LegacyFieldNode[];
}

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

/** The fields of a form that take a value, in their order: questions, then legacy fields (ENT-16). */
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
