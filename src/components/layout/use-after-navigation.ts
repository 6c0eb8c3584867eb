import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `run` after each navigation, not for the first page: there it would undo actions made before the script. */
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
