import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Least scroll distance that counts, px: a resting finger moves slightly. */
const LEAST = 8;

/**
 * Sets `data-away` on a header on scrolling down and removes it on scrolling up. The style sheet decides
 * where that hides it (`header-sticky`), never while the focus is inside.
 */
export function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < LEAST) return;
      header.current?.toggleAttribute('data-away', scrollY > last && scrollY > header.current.offsetHeight);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header]);
}
