import { useEffect, useEffectEvent } from 'react';

/** Calls `onRestore` when the browser comes Back to this page as it was left, e.g. on its way to a payment page. */
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
