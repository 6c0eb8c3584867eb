/** Maximum number of words considered in a query. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

const IDLE = new Set(
  'a an and are as at be by do for from has have how i in is it its my of on or our that the them this to we with you your'.split(
    ' ',
  ),
);

/** Equivalent endings, longest first: plurals, and the American -ize. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(e|es|ed|er|ing|ation|ations)$/, 'is$1'],
  [/(?<=..)ies?$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/(?<=..[^s])s$/, ''],
];

/**
 * Normalises spellings with the same meaning: singular, and `-ise` for `-ize`. `word` must be in lower case.
 */
export function plainWord(word: string): string {
  const [american, ...plurals] = ENDINGS;
  const british = american ? word.replace(...american) : word;
  const plural = plurals.find(([ending]) => ending.test(british));
  return (plural ? british.replace(...plural) : british).slice(0, MAX_WORD_LENGTH);
}

/** Returns the searchable words of a text in order, without words that have no meaning of their own. */
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

/** Returns the words of a query, only the first ones of a very long one. */
export const queryWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS);
