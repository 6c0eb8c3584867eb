import { useSyncExternalStore } from 'react';
import { decodedHash } from '../view/decoded-hash.ts';

const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** What stands behind `#` in the URL, so that Back goes back and a machine has a link. */
export const useHash = (): string => useSyncExternalStore(subscribe, decodedHash);
