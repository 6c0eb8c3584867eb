import type { Challenge } from '../domain/forms/bot-check.ts';
import type { FormNode, FormResult } from '../domain/forms/form-manager.ts';
import type { LegacyFieldNode } from '../domain/forms/legacy-fields.ts';
import type { Form, FormChallenge, FormSubmission, LegacyField } from '../generated/wire.ts';
import { toDollars } from '../../src/rules/money.ts';
import { asWireFields, asWireText, fieldsInEnglish, inEnglish } from '../lib/refusal-text.ts';
import { readersLocalizer, translated } from './translated.ts';

/** A form with its fields (ENT-16). */
export function formWire({ cost_cents, ...form }: FormNode): Form {
  return {
    ...form,
    ...translated('form', form.id, { name: form.name }),
    cost: toDollars(cost_cents),
    data: form.data.map((field) => legacyFieldWire(form.id, field)),
    questions: form.questions.map((question) => ({
      ...question,
      ...translated('question', question.id, { label: question.label, content: question.content }),
    })),
  };
}

/** Names and values are submitted, so they are the same in every language. */
function legacyFieldWire(form: number, field: LegacyFieldNode): LegacyField {
  const localizer = readersLocalizer();
  const localized = (part: string, english: string) =>
    localizer.localize('form', form, `data.${field.name}.${part}`, english);
  return {
    ...field,
    label: localized('label', field.label),
    placeholder: field.placeholder ? localized('placeholder', field.placeholder) : null,
    values: field.values.map((option) => ({
      ...option,
      label: localized(`values.${option.value}`, option.label),
    })),
  };
}

/** The challenge a form must solve when it is submitted (A64). */
export function formChallengeWire({ minSeconds, ...challenge }: Challenge): FormChallenge {
  return { ...challenge, min_seconds: minSeconds };
}

/** Whether a submission was accepted, and if not, why (FRM-18). */
export function formSubmissionWire(result: FormResult): FormSubmission {
  const nothing = { payment: null, fields: null, field_refusals: null, text_code: null };
  if (result.accepted)
    return { ...nothing, success: true, payment: result.payment, error: null, refusal: null };
  const { text, fields } = result;
  return {
    ...nothing,
    success: false,
    error: inEnglish(text),
    refusal: asWireText(text),
    text_code: text.textCode,
    ...(fields ? { fields: fieldsInEnglish(fields), field_refusals: asWireFields(fields) } : {}),
  };
}
