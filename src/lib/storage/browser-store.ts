/** The part of `Storage` that this folder needs. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PROBE = '__shop_probe__';

/**
 * The browser's local storage; `null` where unusable: on the server, when disabled or full, in some private
 * windows.
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
