import MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { queryWords, wordsOf } from './search-words.ts';
import { WordCounts } from './word-counts.ts';

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
const MIN_EXACT_MATCHES = 3;
const FUZZY_FROM = 4;
const PREFIX_FROM = 2;
/** So many matches in the fields that say what a thing is, and its mere descriptions are not looked through. */
const MAX_TELLING_MATCHES = 60;
/** The weight from which a field says what a thing is. */
const TELLING_WEIGHT = 3;
const ADDED_AT_ONCE = 200;
/** A word of at most so many texts narrows the search to them. */
const MAX_RARE_COUNT = 500;

/** Only the last word may be unfinished. */
const isBeginning = (term: string, index: number, terms: readonly string[]) =>
  index === terms.length - 1 && term.length >= PREFIX_FROM;
const beginnings: SearchOptions = { combineWith: 'AND', prefix: isBeginning };
const mistakes: SearchOptions = {
  ...beginnings,
  fuzzy: (term) => (term.length < FUZZY_FROM ? false : term.length < 8 ? 1 : 2),
};

type Find = (words: readonly string[], options: SearchOptions) => number[];

/** Limits a search to the texts that have the rarest of its words; null when none is rare. */
function narrowed(words: readonly string[], counts: WordCounts, find: Find): SearchOptions | null {
  const [rarest] = words
    .map((word, at) => {
      const prefix = isBeginning(word, at, words);
      return { word, prefix, count: prefix ? counts.ofBeginning(word, MAX_RARE_COUNT) : counts.of(word) };
    })
    .toSorted((a, b) => a.count - b.count);
  if (!rarest || words.length < 2 || rarest.count > MAX_RARE_COUNT) return null;
  const having = new Set(find([rarest.word], { prefix: rarest.prefix }));
  return { ...beginnings, boostDocument: (id: number) => (having.has(id) ? 1 : 0) };
}

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
  const wordsIn = (text: IndexedTexts, field: string) => wordsOf(String(text[field] ?? ''));
  const index = new MiniSearch<IndexedTexts>({
    fields,
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { ...weights } },
  });
  await index.addAllAsync(texts, { chunkSize: ADDED_AT_ONCE });
  const named = Map.groupBy(texts, (text) => wordsIn(text, fields[0] ?? '').join(' '));
  const counts = new WordCounts(texts.map((text) => fields.flatMap((field) => wordsIn(text, field))));
  const find: Find = (words, options) =>
    index.search(words.join(' '), { ...options, tokenize: () => [...words] }).map(({ id }) => Number(id));
  const findExactly = (words: readonly string[]): number[] => {
    const narrow = narrowed(words, counts, find);
    if (narrow) return find(words, narrow);
    const told = telling.length > 0 ? find(words, { ...beginnings, fields: telling }) : [];
    return told.length >= MAX_TELLING_MATCHES ? told : find(words, beginnings);
  };
  return {
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return { ids: [], fuzzy: false };
      const itself = (named.get(words.join(' ')) ?? []).map((text) => text.id);
      const exact = [...new Set([...itself, ...findExactly(words)])];
      // Who types a whole name wants no guesses.
      if (itself.length > 0 || exact.length >= MIN_EXACT_MATCHES) return { ids: exact, fuzzy: false };
      const similar = find(words, mistakes);
      const known = new Set([...exact, ...similar]);
      const ids =
        known.size > 0 || words.length === 1 ? [...known] : find(words, { ...mistakes, combineWith: 'OR' });
      return { ids, fuzzy: ids.length > exact.length };
    },
  };
}
