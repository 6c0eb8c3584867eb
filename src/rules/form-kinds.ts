/** Kinds of form fields, whether from a question or a legacy field. */
export type FieldKind = (typeof questionKinds)[number] | 'select';

/** Question types that take a value. */
const questionKinds = [
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
] as const;

/** Legacy field types that take a value. */
const legacyKinds = ['text', 'textarea', 'number', 'date', 'select'] as const;

/** Kind of a legacy text field by its subtype. */
const textKinds: Partial<Record<string, FieldKind>> = { email: 'email', tel: 'phone', password: 'password' };

/** Kind of a question by its type; `null` if it takes no value or the type is unknown. */
export const questionKind = (type: string): FieldKind | null =>
  questionKinds.find((kind) => kind === type) ?? null;

/** Kind of a legacy field (ENT-16); `null` if it takes no value or the type is unknown. */
export function legacyKind({ type, subtype }: { type: string; subtype?: string | null }): FieldKind | null {
  if (type === 'text') return textKinds[subtype ?? ''] ?? 'text';
  return legacyKinds.find((kind) => kind === type) ?? null;
}
