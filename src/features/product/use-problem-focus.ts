import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Failure } from '../../lib/failure.ts';

function leadToProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  // In a group of radio buttons the first one takes the focus.
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  control?.focus({ preventScroll: true });
  if (field) field.scrollIntoView({ block: 'center' });
  else focusMessage(form);
}

/** The message about a press may be far from the pressed button. */
function focusMessage(form: HTMLFormElement | null): void {
  form?.querySelector('[data-outcome]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * After a refused press, including one before the script loaded, scrolls to the first invalid field and
 * focuses it; if no field is invalid, scrolls to the message.
 * @param refusals number of presses refused by the form
 * @param failure the host's response to the last request
 */
export function useProblemFocus(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  failure: Failure | null,
): void {
  const handled = useRef<{ refusals: number; failure: Failure | null }>(null);
  useEffect(() => {
    const before = handled.current ?? { refusals, failure: null };
    // A refusal from before the script loaded may already be under correction.
    const isMended = handled.current === null && form.current?.contains(document.activeElement);
    handled.current = { refusals, failure };
    if (isMended) return;
    const isFailed = failure !== null && failure !== before.failure;
    if (refusals !== before.refusals || (isFailed && failure.reason === 'refused'))
      leadToProblem(form.current);
    else if (isFailed) focusMessage(form.current);
  }, [form, refusals, failure]);
}
