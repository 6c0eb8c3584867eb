import { useLingui } from '@lingui/react/macro';
import { fieldProblem } from './field-problem.ts';
import type { FieldProblem } from './field-problem.ts';
import type { FormFieldItem } from './form-items.ts';

/** Gives the check of a field's value: what to say of it, or true when it is accepted. */
export function useFieldCheck() {
  const { t } = useLingui();
  const messageFor = (problem: FieldProblem, { min, max }: FormFieldItem): string => {
    const messages: Record<FieldProblem, string> = {
      missing: t`Please fill this in`,
      unticked: t`Please tick this`,
      unchosen: t`Please choose one of the list`,
      email: t`Please enter an e-mail address`,
      phone: t`Please enter a phone number`,
      currency: t`Please enter an amount like 12.50`,
      percent: t`Please enter a number from 0 to 100`,
      number: t`Please enter a number`,
      tooLow: t`Please enter at least ${min}`,
      tooHigh: t`Please enter at most ${max}`,
      date: t`Please enter a date like 31/12/2026`,
      datetime: t`Please enter date and time like 31/12/2026 14:30`,
      time: t`Please enter a time like 14:30`,
    };
    return messages[problem];
  };
  return (field: FormFieldItem, value: string | boolean | undefined, controlId: string): string | true => {
    const control = document.getElementById(controlId);
    const unreadable = control instanceof HTMLInputElement && control.validity.badInput;
    const problem = fieldProblem(field, value, unreadable);
    return problem === null ? true : messageFor(problem, field);
  };
}
