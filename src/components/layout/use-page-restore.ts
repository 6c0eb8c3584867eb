import { useEffect, useEffectEvent } from 'react';

/** Calls `onRestore` when Back restores this page as it was left (bfcache), e.g. after a payment page. */
export function usePageRestore(onRestore: () => void): void {
  const restored = useEffectEvent(onRestore);
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
