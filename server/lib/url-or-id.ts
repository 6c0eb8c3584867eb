import { isRowId } from './row-id.ts';

/** Returns the id in a key, null if it is none. */
export function idOf(key: string): number | null {
  const id = /^\d{1,10}$/.test(key) ? Number(key) : 0;
  return isRowId(id) ? id : null;
}

/** Returns the entry with this key as URL; else, for a number, the one with that id (APC-01). */
export async function byUrlOrId<Entry>(
  key: string,
  byUrl: (url: string) => Promise<Entry | null | undefined>,
  byId: (id: number) => Promise<Entry | null | undefined>,
): Promise<Entry | null> {
  const named = await byUrl(key);
  const id = idOf(key);
  return named ?? (id === null ? null : ((await byId(id)) ?? null));
}
