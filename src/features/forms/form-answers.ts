import type { FormAnswers } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { FormFieldItem } from './form-items.ts';

/** The controls' values by key: text, or whether a box is ticked. */
export type FormValues = Record<string, string | boolean | undefined>;

/** Converts the controls' values to the submitted answers by field name; a checkbox is 1 or 0 (FRM-09). */
export function toAnswers(fields: readonly FormFieldItem[], values: FormValues): FormAnswers {
  return Object.fromEntries(
    fields.map(({ key, name, kind }) => {
      const value = values[key];
      return [name, kind === 'checkbox' ? (value === true || value === '1' ? 1 : 0) : String(value ?? '')];
    }),
  );
}

/** Converts answers to the controls' values; fields without an answer are left out. */
export function fromAnswers(fields: readonly FormFieldItem[], answers: FormAnswers): FormValues {
  const known = fields.filter(({ name }) => Object.hasOwn(answers, name));
  return Object.fromEntries(
    known.map(({ key, name, kind }) => [
      key,
      kind === 'checkbox' ? answers[name] === 1 : String(answers[name] ?? ''),
    ]),
  );
}

/** The fields that still have their initial values. */
export function untouchedFields(fields: readonly FormFieldItem[], values: FormValues): FormFieldItem[] {
  const now = toAnswers(fields, values);
  const first = toAnswers(fields, Object.fromEntries(fields.map(({ key, value }) => [key, value])));
  return fields.filter(({ name }) => now[name] === first[name]);
}

/** The answer in a field as text. */
export type TypedText = Pick<FormFieldItem, 'key' | 'label'> & { text: string };

/** The typed or selected answers as text by label; without passwords, checkboxes and blanks. */
export function typedTexts(fields: readonly FormFieldItem[], answers: FormAnswers): TypedText[] {
  return fields
    .filter(({ kind }) => kind !== 'password' && kind !== 'checkbox')
    .map(({ key, name, label, options }) => {
      const given = String(answers[name] ?? '').trim();
      return { key, label, text: options.find(({ value }) => value === given)?.label ?? given };
    })
    .filter(({ text }) => text !== '');
}
