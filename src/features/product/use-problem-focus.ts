import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Failure } from '../../lib/failure.ts';

function leadToProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  // Of a group of radios the first one takes the focus.
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  control?.focus({ preventScroll: true });
  if (field) field.scrollIntoView({ block: 'center' });
  else focusMessage(form);
}

/** The words about a press may be far from the button that was pressed. */
function focusMessage(form: HTMLFormElement | null): void {
  form?.querySelector('[data-outcome]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Leads to the first field that is marked as wrong, into the middle of the screen and with the focus, whenever a press
 * was refused, also one of before the script was there; where no field is to blame, to the words about it.
 * @param refusals how many presses were refused here
 * @param failure what the host said to the last one that went through
 */
export function useProblemFocus(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  failure: Failure | null,
): void {
  const answered = useRef<{ refusals: number; failure: Failure | null }>(null);
  useEffect(() => {
    const before = answered.current ?? { refusals, failure: null };
    // What was refused before the script may be under repair already.
    const isMended = answered.current === null && form.current?.contains(document.activeElement);
    answered.current = { refusals, failure };
    if (isMended) return;
    const isFailed = failure !== null && failure !== before.failure;
    if (refusals !== before.refusals || (isFailed && failure.reason === 'refused'))
      leadToProblem(form.current);
    else if (isFailed) focusMessage(form.current);
  }, [form, refusals, failure]);
}
