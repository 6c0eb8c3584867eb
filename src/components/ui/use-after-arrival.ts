import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * Whether what lies behind the first look of a screen is due: for who comes by a link right after the frame that shows the
 * rest (GEN-24). It is at once in a document, and for who comes back, whose place on the page it holds.
 */
export function useAfterArrival(): boolean {
  const byLink = useNavigationType() !== NavigationType.Pop;
  const [isDue, setDue] = useState(!byLink);
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return isDue;
}
