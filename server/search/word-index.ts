import MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { queryWords, wordsOf } from './search-words.ts';

/** Ids, best first. */
export interface Matches {
  ids: number[];
  /** Some are only similar to the query. */
  fuzzy: boolean;
}

export interface WordIndex {
  search(query: string): Matches;
}

/** A thing to be found: its id and its texts by field. */
export type IndexedTexts = { id: number } & Record<string, string | number>;

/** Fewer exact matches than this call for similar ones. */
const FEW = 3;
const FUZZY_FROM = 4;
const PREFIX_FROM = 2;
/** So many matches in the fields that say what a thing is, and its mere descriptions are not looked through. */
const ENOUGH = 60;
/** The weight from which a field says what a thing is. */
const TELLING_WEIGHT = 3;
const ADDED_AT_ONCE = 200;

const beginnings: SearchOptions = {
  combineWith: 'AND',
  // Only the last word may be unfinished.
  prefix: (term, index, terms) => index === terms.length - 1 && term.length >= PREFIX_FROM,
};
const mistakes: SearchOptions = {
  ...beginnings,
  fuzzy: (term) => (term.length < FUZZY_FROM ? false : term.length < 8 ? 1 : 2),
};

/**
 * Indexes texts, giving way to other work in between.
 * @param weights the fields with how much a match in each counts; the first is the name, which goes before all
 * others when the query is just it
 */
export async function buildWordIndex(
  texts: readonly IndexedTexts[],
  weights: Readonly<Record<string, number>>,
): Promise<WordIndex> {
  const fields = Object.keys(weights);
  const telling = fields.filter((field) => (weights[field] ?? 0) >= TELLING_WEIGHT);
  const nameField = fields[0] ?? '';
  const index = new MiniSearch<IndexedTexts>({
    fields,
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { ...weights } },
  });
  await index.addAllAsync(texts, { chunkSize: ADDED_AT_ONCE });
  const named = Map.groupBy(texts, (text) => wordsOf(String(text[nameField] ?? '')).join(' '));
  const find = (words: string[], options: SearchOptions): number[] =>
    index.search(words.join(' '), { ...options, tokenize: () => words }).map((found) => Number(found.id));
  const findExactly = (words: string[]): number[] => {
    const told = telling.length > 0 ? find(words, { ...beginnings, fields: telling }) : [];
    return told.length >= ENOUGH ? told : find(words, beginnings);
  };
  return {
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return { ids: [], fuzzy: false };
      const itself = (named.get(words.join(' ')) ?? []).map((text) => text.id);
      const exact = [...new Set([...itself, ...findExactly(words)])];
      if (exact.length >= FEW) return { ids: exact, fuzzy: false };
      const similar = find(words, mistakes);
      const known = new Set([...exact, ...similar]);
      const ids =
        known.size > 0 || words.length === 1 ? [...known] : find(words, { ...mistakes, combineWith: 'OR' });
      return { ids, fuzzy: ids.length > exact.length };
    },
  };
}
