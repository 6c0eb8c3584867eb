import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/**
 * SHA-256 as base64url, for values that cannot be guessed (random tokens) or are not secret (fingerprints).
 */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Keyed hash as base64url, for values that could be guessed from a copy of the table, such as six digits. */
export const keyedHashOf = (secret: Uint8Array, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url');

/** 256 random bits as 43 characters that need no escaping in a URL. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
