import type { FormAnswers } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { FormFieldItem } from './form-items.ts';

/** Answers that wait in this tab while the shopper logs in (A66). */
export interface FormDraft {
  /** Null when nothing waits. */
  read: () => FormAnswers | null;
  /** Keeps the answers, except passwords. Without storage nothing is kept. */
  write: (answers: FormAnswers) => void;
  clear: () => void;
}

const isAnswers = (value: unknown): value is FormAnswers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((answer) => typeof answer === 'string' || typeof answer === 'number');

/** Whatever the browser does not allow is left undone. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The draft of a form on a page; the same form on another page has its own. */
export function formDraft(form: string, path: string, fields: readonly FormFieldItem[]): FormDraft {
  const key = `form:${form}:${path}`;
  return {
    read() {
      const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return isAnswers(kept) ? kept : null;
    },
    write(answers) {
      const kept = fields
        .filter(({ kind, name }) => kind !== 'password' && Object.hasOwn(answers, name))
        .map(({ name }) => [name, answers[name]]);
      attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept))));
    },
    clear() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
