import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls after each navigation, not for the place where the page was opened: what was begun there before the script goes on. */
export function useAfterNavigation(run: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const goOn = useEffectEvent(run);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    goOn();
  }, [key]);
}
