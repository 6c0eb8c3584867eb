import { useCallback, useSyncExternalStore } from 'react';

// Missing where nothing is laid out.
const mediaOf = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

/** Whether the window matches a media query; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = mediaOf(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query)?.matches ?? false,
    () => false,
  );
}
