import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const STACK_ID = 'bottom-stack';

/** The element of `AtBottom`, above the bar of a product or an order; created for the first notice. */
function bottomStack(): HTMLElement {
  const existing = document.getElementById(STACK_ID);
  if (existing) return existing;
  const stack = document.body.appendChild(document.createElement('div'));
  stack.id = STACK_ID;
  stack.className =
    'pointer-events-none fixed inset-x-0 bottom-[var(--bottom-bar,0rem)] z-30 flex flex-col print:hidden';
  return stack;
}

/** Keeps what gets the focus, the end of the page and the button to its top out from under the stack. */
function keepRoom(stack: HTMLElement): void {
  const { style } = document.documentElement;
  const height = stack.offsetHeight;
  const room = height > 0 ? `calc(var(--bottom-bar, 0rem) + ${height}px)` : '';
  // An inherited property: each change computes all styles anew.
  if (style.getPropertyValue('--bottom-room') === room) return;
  style.setProperty('--bottom-room', room);
  style.scrollPaddingBlockEnd = room && 'calc(var(--bottom-room) + 1rem)';
}

/**
 * Shows a notice at the bottom of the window, below or above the others there: none covers another. The page
 * beside it stays pressable, so the notice itself needs `pointer-events-auto`.
 */
export function AtBottom({ children }: { children: ReactNode }) {
  const [stack] = useState(bottomStack);
  useEffect(() => {
    const measure = () => keepRoom(stack);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      measure();
    };
  });
  return createPortal(children, stack);
}
