import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What a line of the cart tells, so that the focus has a place to go when it is removed. */
export interface RemovalFocus {
  /** A line's Remove button, or null when it leaves the screen. */
  noteButton: (id: number, button: HTMLButtonElement | null) => void;
  /** Remove was pressed at this line. */
  noteRemoval: (id: number) => void;
}

/**
 * Moves the focus that a removed line took along to the Remove button of the line after it, else of the one before,
 * else to the `heading` of the empty cart (CRT-04). A focus that is elsewhere by then stays there.
 */
export function useRemovalFocus(
  lines: readonly { id: number }[],
): RemovalFocus & { heading: RefObject<HTMLElement | null> } {
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const heading = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);
  const before = useRef(lines);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => id === pressed.current);
    before.current = lines;
    if (place < 0 || lines.some(({ id }) => id === pressed.current)) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const next = lines[Math.min(place, lines.length - 1)];
    (next ? buttons.current.get(next.id) : heading.current)?.focus();
  }, [lines]);
  return {
    noteButton(id, button) {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    noteRemoval(id) {
      pressed.current = id;
    },
    heading,
  };
}
