import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * False for the first frame after a link navigation, true immediately on load and Back/Forward: defers
 * content below the first view (GEN-24).
 */
export function useAfterArrival(): boolean {
  const byLink = useNavigationType() !== NavigationType.Pop;
  const [isDue, setDue] = useState(!byLink);
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return isDue;
}
