import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * A ref that hands its node on once it has been painted, and null when it goes: what measures the page makes the
 * browser lay it out, and must not stand between a press and the new heading.
 * @param attach stable, as from `useCallback`
 */
export function useRefAfterPaint(attach: (node: HTMLElement | null) => void): RefCallback<HTMLElement> {
  return useCallback(
    (node) => {
      const cancel = afterPaint(() => attach(node));
      return () => {
        cancel();
        attach(null);
      };
    },
    [attach],
  );
}
