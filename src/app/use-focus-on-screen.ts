import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '../components/layout/PageFrame.tsx';

/**
 * After a navigation whose control went away with the old screen, the focus goes to the new one: else a keyboard
 * begins at the top of the page again. What took the focus by itself keeps it.
 */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
