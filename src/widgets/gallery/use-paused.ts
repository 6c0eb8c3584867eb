import { useState } from 'react';
import type { DOMAttributes } from 'react';

type Handlers = Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Whether the slide show is paused by a pointer over it or by keyboard focus in it, independently of each other. Focus
 * left by a tap does not pause it.
 */
export function usePaused(): [paused: boolean, handlers: Handlers] {
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
