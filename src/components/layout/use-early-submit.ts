import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A form on which the page's inline script has stored a click. */
interface SubmittedForm extends HTMLFormElement {
  /** The button that was clicked. */
  early?: HTMLElement | null;
}

/**
 * Props for a form whose submission before hydration counts; use with the class `group/early`. The page's
 * inline script changes the value (server/http/early-submit.ts).
 */
export const EARLY_SUBMIT = { 'data-early': '', suppressHydrationWarning: true } as const;

/** After hydration, submits the marked form around `inside` if it was submitted before. */
export function useEarlySubmit(inside: RefObject<HTMLElement | null>): void {
  const hydrated = useHydrated();
  useEffect(() => {
    const form: SubmittedForm | null | undefined = inside.current?.closest('form');
    if (!hydrated || form?.dataset['early'] === undefined) return;
    const { early } = form.dataset;
    delete form.dataset['early'];
    if (early === 'stored') form.requestSubmit(form.early);
  }, [inside, hydrated]);
}
