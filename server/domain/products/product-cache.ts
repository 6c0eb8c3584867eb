/** Keeps what is loaded by id until the content version changes, the least used going first beyond `limit`. */
export interface VersionedCache<T> {
  /** What there is of these ids; what is missing is loaded together. */
  many(version: number, ids: readonly number[]): Promise<Map<number, T>>;
}

export function createVersionedCache<T>(
  limit: number,
  load: (ids: readonly number[]) => Promise<Map<number, T>>,
): VersionedCache<T> {
  let kept = { version: -1, entries: new Map<number, T>() };

  function remember(entries: Map<number, T>, id: number, value: T): void {
    entries.delete(id);
    entries.set(id, value);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  }

  return {
    async many(version, ids) {
      if (kept.version !== version) kept = { version, entries: new Map() };
      const { entries } = kept;
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const value = entries.get(id);
        if (value === undefined) missing.push(id);
        else {
          found.set(id, value);
          remember(entries, id, value);
        }
      }
      if (missing.length === 0) return found;
      for (const [id, value] of await load(missing)) {
        found.set(id, value);
        remember(entries, id, value);
      }
      return found;
    },
  };
}
