import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/**
 * Whether a mouse has once rested on an element for so many ms without a press, and what to spread on the element. A mouse
 * that passes by, or presses at once, has not; nor has a finger.
 */
export function useMouseRest(ms: number) {
  const [hasRested, setRested] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') timer.current = setTimeout(() => setRested(true), ms);
  };
  return { hasRested, restProps: { onPointerEnter: begin, onPointerLeave: stop, onPointerDown: stop } };
}
