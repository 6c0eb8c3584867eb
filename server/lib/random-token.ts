import { randomBytes } from 'node:crypto';

/**
 * Returns random bits as base64url: letters, digits, `-` and `_`, which no URL has to escape, 4 characters for
 * every 24 bits.
 * @param bits a multiple of 8; 256 make 43 characters
 */
export const randomToken = (bits = 256): string => randomBytes(bits / 8).toString('base64url');
