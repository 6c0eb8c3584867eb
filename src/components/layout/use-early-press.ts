import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A form on which the page's inline script has kept a press. */
interface PressedForm extends HTMLFormElement {
  /** The button that was pressed. */
  early?: HTMLElement | null;
}

/**
 * Marks a form whose press counts although its script is not there yet; spread it on the form, beside the class
 * `group/early`. The page's inline script changes the mark (server/http/early-press.ts).
 */
export const EARLY_PRESS = { 'data-early': '', suppressHydrationWarning: true } as const;

/** Sends the marked form around `inside` once when it was pressed before the script was there. */
export function useEarlyPress(inside: RefObject<HTMLElement | null>): void {
  const hydrated = useHydrated();
  useEffect(() => {
    const form: PressedForm | null | undefined = inside.current?.closest('form');
    if (!hydrated || form?.dataset['early'] === undefined) return;
    const { early } = form.dataset;
    delete form.dataset['early'];
    if (early === 'kept') form.requestSubmit(form.early);
  }, [inside, hydrated]);
}
