import type { Challenge } from '../domain/forms/bot-check.ts';
import type { FormNode, FormResult } from '../domain/forms/form-manager.ts';
import type { Form, FormChallenge, FormSubmission } from '../generated/wire.ts';
import { toDollars } from '../lib/money.ts';
import { asWireFields, asWireText, fieldsInEnglish, inEnglish } from '../lib/refusal-text.ts';

/** A form with what it asks for (ENT-16). */
export function formWire({ cost_cents, ...form }: FormNode): Form {
  return { ...form, cost: toDollars(cost_cents) };
}

/** What a form must prove when it is sent (A64). */
export function formChallengeWire({ minSeconds, ...challenge }: Challenge): FormChallenge {
  return { ...challenge, min_seconds: minSeconds };
}

/** Whether what was sent has been taken, and if not, why (FRM-18). */
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
