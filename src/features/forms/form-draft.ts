import type { FormAnswers } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import type { FormFieldItem } from './form-items.ts';

/** Answers that wait in this browser until they are sent, e.g. while the shopper logs in (A66). */
export interface FormDraft {
  /** Null when nothing waits. */
  read: () => FormAnswers | null;
  /** Keeps the answers, except passwords. */
  write: (answers: FormAnswers) => void;
  clear: () => void;
}

const isAnswers = (value: unknown): value is FormAnswers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((answer) => typeof answer === 'string' || typeof answer === 'number');

/** The draft of a form on a page; the same form on another page has its own. Null keeps nothing. */
export function formDraft(
  drafts: Drafts | null,
  form: string,
  path: string,
  fields: readonly FormFieldItem[],
): FormDraft {
  const name = `${form}:${path}`;
  return {
    read() {
      const kept = drafts?.read('form', name) ?? null;
      return isAnswers(kept) ? kept : null;
    },
    write(answers) {
      const kept = fields
        .filter(({ kind, name: field }) => kind !== 'password' && Object.hasOwn(answers, field))
        .map(({ name: field }) => [field, answers[field]]);
      drafts?.write('form', name, Object.fromEntries(kept));
    },
    clear() {
      drafts?.write('form', name, null);
    },
  };
}
