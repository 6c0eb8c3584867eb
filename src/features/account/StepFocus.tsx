import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';

interface StepFocusProps {
  /** The name of the current step; `null` while the page is opening. */
  step: string | null;
  children: ReactNode;
}

/**
 * Moves the focus when one step of a screen replaces another: to the first field of the new step, or to its
 * message with `tabIndex={-1}`. The initial step leaves the focus alone.
 */
export function StepFocus({ step, children }: StepFocusProps) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // Session and URL are only known after hydration; no step counts as shown before.
    if (!hydrated || step === null) return;
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return;
    box.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus();
  }, [hydrated, step]);
  return <div ref={box}>{children}</div>;
}
