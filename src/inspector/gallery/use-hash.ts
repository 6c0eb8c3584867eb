import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** What stands behind `#` in the URL, so that Back goes back and a machine has a link. */
export const useHash = (): string =>
  decodeURIComponent(useSyncExternalStore(subscribe, () => window.location.hash.slice(1)));
