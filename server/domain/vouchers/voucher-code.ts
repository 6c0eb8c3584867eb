import { randomBytes } from 'node:crypto';

/** Digits and letters except those mistaken for others (I, L, O) or that could form words (U). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** Creates a code of 80 random bits in display form: `7KQ4-…`, four groups of four (VCH-13). */
export function newVoucherCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(GROUP, '$&-');
}

/** Normalises a typed code for comparison; null if it cannot be a code. */
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
