import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * A ref that passes on its node once painted, and `null` on removal: measuring forces layout, which must not
 * delay the next screen's heading.
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
