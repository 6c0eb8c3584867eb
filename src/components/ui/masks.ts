import type { MaskOptions } from 'maska';

/**
 * Characters that each mask token accepts: # a digit, @ a letter, * either (FRM-08); D, M and Y start the
 * parts of a date (A68), H and N those of a time.
 */
const tokens = {
  '#': { pattern: /\d/ },
  '@': { pattern: /[A-Za-z]/ },
  '*': { pattern: /[A-Za-z\d]/ },
  D: { pattern: /[0-3]/ },
  M: { pattern: /[01]/ },
  Y: { pattern: /[12]/ },
  H: { pattern: /[0-2]/ },
  N: { pattern: /[0-5]/ },
};

/** Converts other date formats, `2027-02-01` or `1/2/2027`, to that of the mask. */
export const asMasked = (text: string): string =>
  text
    .trim()
    .replace(/^([12]\d{3})-(\d{1,2})-(\d{1,2})/, '$3/$2/$1')
    .replace(/(^|\/)(\d)(?=[/.-])/g, '$10$2')
    .replace(/^(\d{2})[.-](\d{1,2})[.-]/, '$1/$2/')
    .replace(/(^|\/)(\d)(?=\/)/g, '$10$2');

/** A mask of these tokens; all other characters are literal. */
export const maskOf = (mask: string): MaskOptions => ({
  mask,
  tokens,
  tokensReplace: true,
  ...(mask.startsWith(DATE.mask) ? { preProcess: asMasked } : {}),
});

export const DATE = { mask: 'D#/M#/Y###', placeholder: 'dd/mm/yyyy' };

/** Hours from 0 to 23. */
export const DATE_TIME = { mask: 'D#/M#/Y### H#:N#', placeholder: 'dd/mm/yyyy hh:mm' };
