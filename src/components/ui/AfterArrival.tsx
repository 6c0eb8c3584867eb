import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * What of a screen lies below the first look: who comes by a link gets it right after the frame that shows the rest
 * (GEN-24). It is there at once in a document, and for who comes back, whose place on the page it holds.
 */
export function AfterArrival({ children }: { children: ReactNode }) {
  const byLink = useNavigationType() !== NavigationType.Pop;
  const [isDue, setDue] = useState(!byLink);
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return isDue && children;
}
