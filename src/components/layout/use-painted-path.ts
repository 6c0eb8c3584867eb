import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';

/** The path of the screen that was last painted: for marks that the first frame of a screen does without (GEN-24). */
export function usePaintedPath(): string {
  const { pathname } = useLocation();
  const [painted, setPainted] = useState(pathname);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(pathname))), [pathname]);
  return painted;
}
