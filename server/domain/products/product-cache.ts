import { LRUCache } from 'lru-cache';

/**
 * A cache by id, emptied when the content version changes; beyond `limit` the least recently used entries go
 * first.
 */
export interface VersionedCache<T> {
  /** Returns the entries of these ids; missing ones are loaded together. */
  many(version: number, ids: readonly number[]): Promise<Map<number, T>>;
}

/**
 * Creates a cache. A caller with an older version than the cached one gets the cached entries: its request
 * began earlier, and newer data suits it too. So callers of two concurrent versions do not keep emptying the
 * cache.
 */
export function createVersionedCache<T extends object>(
  limit: number,
  load: (ids: readonly number[]) => Promise<Map<number, T>>,
): VersionedCache<T> {
  const entries = new LRUCache<number, T>({ max: limit });
  let cachedVersion = -1;
  return {
    async many(version, ids) {
      if (version > cachedVersion) {
        cachedVersion = version;
        entries.clear();
      }
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const value = entries.get(id);
        if (value === undefined) missing.push(id);
        else found.set(id, value);
      }
      if (missing.length === 0) return found;
      for (const [id, value] of await load(missing)) {
        found.set(id, value);
        if (version === cachedVersion) entries.set(id, value);
      }
      return found;
    },
  };
}
