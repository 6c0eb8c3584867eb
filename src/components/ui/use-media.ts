import { useCallback, useSyncExternalStore } from 'react';

// Where nothing is laid out there are no media to ask.
const mediaOf = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

/** Whether this window matches a media query now; false on the server and while hydrating. */
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
