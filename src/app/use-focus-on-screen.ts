import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The control that was pressed has gone: the focus goes to the heading of the screen that came, or to the screen. */
export function focusScreen(): void {
  if (document.activeElement !== document.body) return;
  const screen = document.querySelector<HTMLElement>('main');
  const target = screen?.querySelector('h1') ?? screen;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After a navigation whose control went away with the old screen, the focus goes to the new one's heading: else a keyboard
 * begins at the top of the page again. What took the focus by itself keeps it.
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
