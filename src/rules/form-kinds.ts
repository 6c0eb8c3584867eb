/** What a field of a form takes, whether it comes from a question or from a legacy field. */
export type FieldKind = (typeof questionKinds)[number] | 'select';

/** The types of questions that take a value. */
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

/** The types of legacy fields that take a value. */
const legacyKinds = ['text', 'textarea', 'number', 'date', 'select'] as const;

/** What a text field of the legacy kind really asks for, by its subtype. */
const textKinds: Partial<Record<string, FieldKind>> = { email: 'email', tel: 'phone', password: 'password' };

/** What a question takes, by its type; null where it takes no value, or its type is not known. */
export const questionKind = (type: string): FieldKind | null =>
  questionKinds.find((kind) => kind === type) ?? null;

/** What a legacy field takes (ENT-16); null where it takes no value, or its type is not known. */
export function legacyKind({ type, subtype }: { type: string; subtype?: string | null }): FieldKind | null {
  if (type === 'text') return textKinds[subtype ?? ''] ?? 'text';
  return legacyKinds.find((kind) => kind === type) ?? null;
}
