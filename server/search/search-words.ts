/** More of a query than this is not looked at. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

const IDLE = new Set(
  'a an and are as at be by do for from has have how i in is it its my of on or our that the them this to we with you your'.split(
    ' ',
  ),
);

/** Endings that say the same, the longer first: plurals, and the American way to write -ise. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(e|es|ed|er|ing|ation|ations)$/, 'is$1'],
  [/(?<=..)ies?$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/(?<=..[^s])s$/, ''],
];

/** One form for spellings of a word that mean the same: no plural, `-ise` for `-ize`. `word` is in lower case. */
export function plainWord(word: string): string {
  const [american, ...plurals] = ENDINGS;
  const british = american ? word.replace(...american) : word;
  const plural = plurals.find(([ending]) => ending.test(british));
  return (plural ? british.replace(...plural) : british).slice(0, MAX_WORD_LENGTH);
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
    .map(plainWord);
}

/** The words of a query; of a very long one only the first. */
export const queryWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS);
