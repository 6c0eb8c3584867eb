import type { RefObject } from 'react';
import { useEffect } from 'react';

/** A finger that rests is not still: less than this is no scrolling, px. */
const LEAST = 8;

/**
 * Marks a header as `data-away` while somebody scrolls down, and takes the mark off as soon as they scroll up. The
 * stylesheet decides where that hides it (`header-sticky`), and never does while the focus is inside.
 */
export function useHeaderAway(header: RefObject<HTMLElement | null>): void {
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
