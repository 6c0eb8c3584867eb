import type { KeyValueStore } from './browser-store.ts';

/** A store that lasts as long as the page. */
export function createMemoryStore(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
