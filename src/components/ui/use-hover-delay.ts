import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/**
 * Whether a mouse has once rested on an element for `ms`, and the props for that element. Passing over,
 * pressing immediately or touching does not count.
 */
export function useHoverDelay(ms: number) {
  const [hasHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') timer.current = setTimeout(() => setHovered(true), ms);
  };
  return { hasHovered, hoverProps: { onPointerEnter: begin, onPointerLeave: stop, onPointerDown: stop } };
}
