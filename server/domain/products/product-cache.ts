import { LRUCache } from 'lru-cache';

/** Keeps what is loaded by id until the content version changes, the least used going first beyond `limit`. */
export interface VersionedCache<T> {
  /** What there is of these ids; what is missing is loaded together. */
  many(version: number, ids: readonly number[]): Promise<Map<number, T>>;
}

/**
 * A caller with an older version than is kept gets what is kept: the request began before, and what is newer is right
 * for it too. So callers of two versions at a time do not empty the cache for each other.
 */
export function createVersionedCache<T extends object>(
  limit: number,
  load: (ids: readonly number[]) => Promise<Map<number, T>>,
): VersionedCache<T> {
  const entries = new LRUCache<number, T>({ max: limit });
  let kept = -1;
  return {
    async many(version, ids) {
      if (version > kept) {
        kept = version;
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
        if (version === kept) entries.set(id, value);
      }
      return found;
    },
  };
}
