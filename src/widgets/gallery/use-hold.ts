import { useState } from 'react';
import type { DOMAttributes } from 'react';

type Handlers = Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Whether somebody is at the show: a pointer over it, or a keyboard's focus in it; neither ends what the other holds. The
 * focus that a tap leaves behind holds nothing.
 */
export function useHold(): [held: boolean, handlers: Handlers] {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return [
    pointed || focused,
    {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  ];
}
