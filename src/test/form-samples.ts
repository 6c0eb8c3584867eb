import type { CmsForm_FormFragment } from '../features/forms/CmsForm.generated.ts';
import type { FormFieldItem } from '../features/forms/form-items.ts';
import type { FieldKind } from '../rules/form-kinds.ts';

/** A field for tests; each test sets only what it is about. */
export const sampleField = (kind: FieldKind, more: Partial<FormFieldItem> = {}): FormFieldItem => ({
  type: 'field',
  key: `key-${kind}`,
  name: kind,
  label: kind,
  kind,
  required: false,
  placeholder: undefined,
  min: undefined,
  max: undefined,
  options: [],
  value: '',
  ...more,
});

type Form = CmsForm_FormFragment;

/** A question for tests, named like its type. */
export const sampleQuestion = (field_type: string, more: Partial<Form['questions'][number]> = {}) => ({
  __typename: 'Question' as const,
  id: 1,
  name: field_type,
  label: `A ${field_type}`,
  value: '',
  required: false,
  field_type,
  content: '',
  ...more,
});

/** A legacy field for tests, named like its type. */
export const sampleLegacyField = (type: string, more: Partial<Form['data'][number]> = {}) => ({
  __typename: 'LegacyField' as const,
  name: type,
  type,
  subtype: null,
  label: `Old ${type}`,
  placeholder: null,
  required: false,
  min: null,
  max: null,
  value: null,
  values: [],
  ...more,
});

/** A form for tests; its questions get ids, by which the cache identifies them. */
export const sampleForm = ({ questions = [], ...more }: Partial<Form> = {}) => ({
  __typename: 'Form' as const,
  id: 1,
  url: 'test',
  use_captcha: false,
  must_be_logged_on: false,
  cost: 0,
  data: [],
  questions: questions.map((question, at) => ({ ...question, id: at + 1 })),
  ...more,
});
