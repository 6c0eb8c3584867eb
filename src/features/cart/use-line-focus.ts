import { useEffect, useEffectEvent, useRef } from 'react';
import { useCart } from '../../state/cart.ts';

/** Takes the element of each line that the focus may go to: the line itself, or the Undo of a removed one. */
export type NoteLine = (id: number, element: HTMLElement | null) => void;

/**
 * Leads the focus after a change of a line to what stands in its place (CRT-04): the Undo of a line that was removed,
 * the line that was put back or edited. A focus that is elsewhere by then stays there.
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
