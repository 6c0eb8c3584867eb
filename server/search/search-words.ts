/** More of a query than this is not looked at. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

const IDLE = new Set(
  'a an and are as at be by do for from has have how i in is it its my of on or our that the this to we with you your'.split(
    ' ',
  ),
);

/** One form for spellings that mean the same: no marks, lower case, no plural `s`. */
function plain(word: string): string {
  const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  return singular.slice(0, MAX_WORD_LENGTH);
}

/** The words of a text by which it is found, in its order; words without meaning of their own are left out. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map(plain);
}

/** The words of a query; of a very long one only the first. */
export const queryWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS);
