import { isRecord } from '../rules/is-record.ts';

/** Data with a schema version, as text for the browser's storage (A83). */
export function toVersionedJson(schemaVersion: number, data: unknown): string {
  return JSON.stringify({ schemaVersion, data });
}

/** Reads the output of `toVersionedJson`; `null` for another version, broken text or nothing. */
export function fromVersionedJson(schemaVersion: number, text: string | null): unknown {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    return stored['schemaVersion'] === schemaVersion ? (stored['data'] ?? null) : null;
  } catch {
    return null;
  }
}
