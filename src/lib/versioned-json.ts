/** Data with the version of its shape, as text for the browser's storage (A83). */
export function toVersionedJson(schemaVersion: number, data: unknown): string {
  return JSON.stringify({ schemaVersion, data });
}

/** What `toVersionedJson` wrote; null for another version, broken text or nothing: the caller starts fresh. */
export function fromVersionedJson(schemaVersion: number, text: string | null): unknown {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    return 'schemaVersion' in stored && stored.schemaVersion === schemaVersion && 'data' in stored
      ? stored.data
      : null;
  } catch {
    return null;
  }
}
