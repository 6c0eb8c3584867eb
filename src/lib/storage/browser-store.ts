/** What this folder needs of a `Storage`. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PROBE = '__shop_probe__';

/**
 * The browser's local storage, or null where there is none that keeps anything: on the server, with storage
 * switched off, in some private windows, when it is full.
 */
export function browserStore(): KeyValueStore | null {
  if (typeof window === 'undefined') return null;
  try {
    const store = window.localStorage;
    store.setItem(PROBE, PROBE);
    store.removeItem(PROBE);
    return store;
  } catch {
    return null;
  }
}
