import { useEffect, useEffectEvent, useRef } from 'react';
import { useCart } from '../../state/cart.ts';

/**
 * Registers the element of each line that may receive the focus: the line itself, or the Undo button of a
 * removed one.
 */
export type NoteLine = (id: number, element: HTMLElement | null) => void;

/**
 * Moves the focus after a change of a line to its replacement (CRT-04): the Undo button of a removed line, or
 * the restored or edited line. A focus elsewhere stays there.
 */
export function useLineFocus(): NoteLine {
  const elements = useRef(new Map<number, HTMLElement>());
  const notice = useCart((snapshot) => snapshot.context.notice);
  const follow = useEffectEvent(() => {
    const active = document.activeElement;
    const isFree = active === null || active === document.body || active.matches('main, main h1');
    if (notice && isFree) elements.current.get(notice.line.id)?.focus();
  });
  useEffect(() => follow(), [notice]);
  return (id, element) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  };
}
