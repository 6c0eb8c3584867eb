import { randomBytes } from 'node:crypto';

/** Digits and letters without those that are taken for another (I, L, O) or make words (U). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** A code of 80 random bits, as it is shown: `7KQ4-…`, four groups of four (VCH-13). */
export function newVoucherCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(GROUP, '$&-');
}

/** What somebody typed, in the one spelling in which codes are compared; null when it cannot be one. */
export function readVoucherCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter));
  return isCode ? letters.replace(GROUP, '$&-') : null;
}
