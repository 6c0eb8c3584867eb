import { useSyncExternalStore } from 'react';
import { decodedHash } from '../view/decoded-hash.ts';

const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** The fragment of the URL, so that Back works and each machine has a link. */
export const useHash = (): string => useSyncExternalStore(subscribe, decodedHash);
