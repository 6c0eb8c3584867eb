import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';

interface StepFocusProps {
  /** Names what stands here now; null while the page is opening. */
  step: string | null;
  children: ReactNode;
}

/**
 * Where one step of a screen takes the place of another: the focus goes to the first field of the new one, or to
 * its message, which has a tabIndex of -1. The step that the page opens with leaves the focus where it is.
 */
export function StepFocus({ step, children }: StepFocusProps) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // Who is here, and what the URL holds, is known only then: until then nothing has stood here.
    if (!hydrated || step === null) return;
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return;
    box.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus();
  }, [hydrated, step]);
  return <div ref={box}>{children}</div>;
}
