import type { FormAnswers } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import type { FormFieldItem } from './form-items.ts';
import { isRecord } from '../../rules/is-record.ts';

/** Answers stored in this browser until sent, e.g. during a login (A66). */
export interface FormDraft {
  /** Returns `null` when nothing is stored. */
  read: () => FormAnswers | null;
  /** Stores the answers, except passwords. */
  write: (answers: FormAnswers) => void;
  clear: () => void;
}

const isAnswers = (value: unknown): value is FormAnswers =>
  isRecord(value) &&
  Object.values(value).every((answer) => typeof answer === 'string' || typeof answer === 'number');

/** A form's draft on one page; the same form on another page has its own. `null` drafts store nothing. */
export function formDraft(
  drafts: Drafts | null,
  form: string,
  path: string,
  fields: readonly FormFieldItem[],
): FormDraft {
  const name = `${form}:${path}`;
  return {
    read() {
      const stored = drafts?.read('form', name) ?? null;
      return isAnswers(stored) ? stored : null;
    },
    write(answers) {
      const storable = fields
        .filter(({ kind, name: field }) => kind !== 'password' && Object.hasOwn(answers, field))
        .map(({ name: field }) => [field, answers[field]]);
      drafts?.write('form', name, Object.fromEntries(storable));
    },
    clear() {
      drafts?.write('form', name, null);
    },
  };
}
