import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusScreen } from '../components/ui/focus-around.ts';

/**
 * Focuses the new screen's heading if a navigation removed the focused control: keyboards would restart at
 * the top of the page. Keeps a focus set meanwhile. A new query is often no navigation of the shopper (the
 * choices of a product are in it), so it counts only if the control that had the focus is gone.
 */
export function useFocusOnScreen(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = () => void (focused.current = document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const isNewPath = shown.current !== pathname;
    shown.current = pathname;
    if (isNewPath || focused.current?.isConnected === false) focusScreen();
  }, [pathname, search]);
}
