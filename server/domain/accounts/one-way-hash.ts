import { createHash, createHmac } from 'node:crypto';

/**
 * SHA-256 as base64url, for values that cannot be guessed (random tokens) or are not secret (fingerprints).
 */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Keyed hash as base64url, for values that could be guessed from a copy of the table, such as six digits. */
export const keyedHashOf = (secret: Uint8Array, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url');
