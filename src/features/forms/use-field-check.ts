import { useLingui } from '@lingui/react/macro';
import { fieldProblem } from './field-problem.ts';
import type { FieldProblem } from './field-problem.ts';
import type { FormFieldItem } from './form-items.ts';

/** Returns the validator of a field: the message for a problem, or true. */
export function useFieldCheck() {
  const { t } = useLingui();
  const messageFor = (problem: FieldProblem, { min, max }: FormFieldItem): string => {
    const messages: Record<FieldProblem, string> = {
      missing: t({
        message: 'Please fill this in',
        comment: 'What is wrong with a field that was left empty',
      }),
      unticked: t({ message: 'Please tick this', comment: 'What is wrong with a box that must be ticked' }),
      unchosen: t`Please choose one of the list`,
      email: t`Please enter an e-mail address`,
      phone: t`Please enter a phone number`,
      currency: t`Please enter an amount like 12.50`,
      percent: t`Please enter a number from 0 to 100`,
      number: t({
        message: 'Please enter a number',
        comment: 'What is wrong with a field that holds something else',
      }),
      tooLow: t({
        message: `Please enter at least ${min}`,
        comment: 'What is wrong with a number in a field: {min} is the least allowed',
      }),
      tooHigh: t({
        message: `Please enter at most ${max}`,
        comment: 'What is wrong with a number in a field: {max} is the most allowed',
      }),
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
