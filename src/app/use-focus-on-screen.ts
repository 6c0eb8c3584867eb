import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** When the focused control is gone, focuses the heading of the screen, or the screen itself. */
export function focusScreen(): void {
  if (document.activeElement !== document.body) return;
  const screen = document.querySelector<HTMLElement>('main');
  const target = screen?.querySelector('h1') ?? screen;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Focuses the new screen's heading if a navigation removed the focused control: keyboards would restart at
 * the top of the page. Keeps a focus set meanwhile.
 */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusScreen();
  }, [pathname]);
}
