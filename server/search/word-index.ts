import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { termsOf } from './search-terms.ts';
import type { Term, Vocabulary, Wording } from './search-terms.ts';
import { queryWords, wordsOf } from './search-words.ts';
import { SimilarWords } from './similar-words.ts';
import { Synonyms } from './synonyms.ts';
import { WordCounts } from './word-counts.ts';

/** Ids, best first. */
export interface Matches {
  ids: number[];
  /** Whether some are only similar to the query. */
  fuzzy: boolean;
}

export interface WordIndex {
  search(query: string): Matches;
  /** Whether a query is blank or consists only of fillers like `gift`. */
  hasNoTerms(query: string): boolean;
  /** Whether any text has this word, as returned by `wordsOf`. */
  has(word: string): boolean;
}

export interface IndexOptions {
  /** Shoppers' phrases and their meanings. */
  synonyms?: Synonyms;
  /** Returns only entries that match all terms. */
  wholeOnly?: boolean;
  /** Whether a word is correct although no text here has it, and so no typo of another. */
  isWord?: (word: string) => boolean;
}

/** An entry to be found: its id and its texts by field. */
export type IndexedTexts = { id: number } & Record<string, string | number>;

type Weights = Readonly<Record<string, number>>;

/** With this many matches in the fields that say what an entry is, descriptions are not searched. */
const MAX_MAIN_FIELD_MATCHES = 60;
/** Minimum weight of a field that says what an entry is. */
const MAIN_FIELD_WEIGHT = 3;
const ADDED_AT_ONCE = 200;
/** With more texts than this, only those with a rare word of the query, or with all of its words, are considered. */
const MAX_TEXTS_AT_ONCE = 1_000;
const MAX_RARE_COUNT = 500;
const BEGINNING_RELEVANCE = 0.9;
const FILLER_RELEVANCE = 0.5;
/** Fewer matches than this leave room for partial ones. */
const FEW = 3;

const requiredOf = (terms: readonly Term[]) => terms.filter(({ filler }) => !filler).length;

/** Returns how well a result matches a wording, by the fields that contain its words; 0 if it does not. */
function relevanceOf(
  { words, weight, unfinished, meant }: Wording,
  match: SearchResult['match'],
  weights: Weights,
): number {
  let sum = 0;
  for (const [at, word] of words.entries()) {
    const mayBegin = unfinished && at === words.length - 1;
    let best = 0;
    for (const found of Object.keys(match)) {
      if (found !== word && !(mayBegin && found.startsWith(word))) continue;
      for (const field of match[found] ?? []) {
        const own = weights[field] ?? 0;
        if (!meant || own >= MAIN_FIELD_WEIGHT)
          best = Math.max(best, found === word ? own : own * BEGINNING_RELEVANCE);
      }
    }
    if (best === 0) return 0;
    sum += best;
  }
  return (sum / words.length) * weight;
}

interface Ranked {
  id: number;
  relevance: number;
  score: number;
  /** Number of terms it matches. */
  matched: number;
}

/** Returns how well a result matches a whole query: the value of its matches times the share of terms matched. */
function rank({ id, score, match }: SearchResult, terms: readonly Term[], weights: Weights): Ranked {
  const required = requiredOf(terms);
  let [relevance, extra, matched] = [0, 0, 0];
  for (const { wordings, filler } of terms) {
    const best = Math.max(...wordings.map((wording) => relevanceOf(wording, match, weights)));
    if (filler) extra += best * FILLER_RELEVANCE;
    else if (best > 0) {
      relevance += best;
      matched += 1;
    }
  }
  return { id: Number(id), relevance: relevance * (matched / required) + extra, score, matched };
}

/**
 * Selects the results that match all terms, and those that match fewer but better. If none matches all, those
 * that match half, or any. The recipient is only a hint (`nan birthday`): if few match everything, partial
 * matches follow.
 */
function matching(ranked: readonly Ranked[], terms: readonly Term[]): Ranked[] {
  const required = requiredOf(terms);
  const some = ranked.filter(({ matched }) => matched > 0);
  const complete = some.filter(({ matched }) => matched === required);
  const half = some.filter(({ matched }) => matched * 2 >= required);
  if (complete.length === 0) return half.length > 0 ? half : some;
  const hints = terms.some(({ wordings }) => wordings.some(({ meant }) => meant));
  if (complete.length < FEW && hints) return half;
  const most = Math.max(...complete.map(({ relevance }) => relevance));
  return some.filter(({ matched, relevance }) => matched === required || relevance > most);
}

/** Returns the distinct words of terms, and those of them that may be incomplete. */
function wordsToFind(terms: readonly Term[]): { words: string[]; beginnings: Set<string> } {
  const wordings = terms.flatMap((term) => term.wordings);
  const beginnings = wordings.flatMap(({ words, unfinished }) => (unfinished ? words.slice(-1) : []));
  return { words: [...new Set(wordings.flatMap(({ words }) => words))], beginnings: new Set(beginnings) };
}

/**
 * Finds all texts that may match some terms: among many texts, only those with a rare word of the terms, or
 * with all of them.
 */
class Candidates {
  readonly #index: MiniSearch<IndexedTexts>;
  readonly #counts: WordCounts;
  readonly #mainFields: string[];

  constructor(index: MiniSearch<IndexedTexts>, counts: WordCounts, mainFields: string[]) {
    this.#index = index;
    this.#counts = counts;
    this.#mainFields = mainFields;
  }

  of(terms: readonly Term[]): SearchResult[] {
    if (this.#index.documentCount <= MAX_TEXTS_AT_ONCE) return this.#matchingAny(terms, {});
    const required = terms.filter(({ filler }) => !filler);
    if (required.length === 1) return this.#mainFieldsFirst((options) => this.#matchingAny(terms, options));
    const rare = required
      .map((term) => ({ term, count: this.#countOf(term) }))
      .filter(({ count }) => count <= MAX_RARE_COUNT)
      .toSorted((a, b) => a.count - b.count)
      .slice(0, 2);
    if (rare.length === 0) return this.#mainFieldsFirst((options) => this.#matchingAll(required, options));
    const some = new Set(
      rare.flatMap(({ term }) => this.#matchingAll([term], {}).map(({ id }) => Number(id))),
    );
    return this.#matchingAny(terms, { boostDocument: (id: number) => (some.has(id) ? 1 : 0) });
  }

  #matchingAny(terms: readonly Term[], options: SearchOptions): SearchResult[] {
    const { words, beginnings } = wordsToFind(terms);
    return this.#index.search(words.join(' '), {
      ...options,
      tokenize: () => words,
      prefix: (word) => beginnings.has(word),
    });
  }

  #matchingAll(terms: readonly Term[], options: SearchOptions): SearchResult[] {
    const { beginnings } = wordsToFind(terms);
    const queries = terms.map(({ wordings }) => ({
      combineWith: 'OR' as const,
      queries: wordings.map(({ words }) => ({ combineWith: 'AND' as const, queries: [...words] })),
    }));
    return this.#index.search(
      { combineWith: 'AND', queries },
      { ...options, prefix: (word) => beginnings.has(word) },
    );
  }

  #mainFieldsFirst(find: (options: SearchOptions) => SearchResult[]): SearchResult[] {
    const inMainFields = this.#mainFields.length > 0 ? find({ fields: this.#mainFields }) : [];
    return inMainFields.length >= MAX_MAIN_FIELD_MATCHES ? inMainFields : find({});
  }

  /** Returns the maximum number of texts that match a term. */
  #countOf({ wordings }: Term): number {
    const counts = wordings.map(({ words, unfinished }) =>
      Math.min(
        ...words.map((word, at) =>
          unfinished && at === words.length - 1
            ? this.#counts.countByPrefix(word, MAX_RARE_COUNT)
            : this.#counts.of(word),
        ),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

/** Ranks the texts that match the terms, best first. */
function rankAll(
  candidates: readonly SearchResult[],
  terms: readonly Term[],
  weights: Weights,
): Matches & { complete: Set<number> } {
  const ranked = candidates.map((result) => rank(result, terms, weights));
  const best = matching(ranked, terms).toSorted((a, b) => b.relevance - a.relevance || b.score - a.score);
  const required = requiredOf(terms);
  const complete = new Set(best.filter(({ matched }) => matched === required).map(({ id }) => id));
  return { ids: best.map(({ id }) => id), fuzzy: complete.size < best.length, complete };
}

/**
 * Indexes texts, yielding to other work in between.
 * @param weights the fields with the weight of a match in each; the first is the name, which comes first if
 *   it equals the query
 */
export async function buildWordIndex(
  texts: readonly IndexedTexts[],
  weights: Weights,
  { synonyms = new Synonyms([]), wholeOnly = false, isWord = () => false }: IndexOptions = {},
): Promise<WordIndex> {
  const fields = Object.keys(weights);
  const wordsIn = (text: IndexedTexts, field: string) => wordsOf(String(text[field] ?? ''));
  const index = new MiniSearch<IndexedTexts>({
    fields,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost: { ...weights } },
  });
  await index.addAllAsync(texts, { chunkSize: ADDED_AT_ONCE });
  const named = Map.groupBy(texts, (text) => wordsIn(text, fields[0] ?? '').join(' '));
  const counts = new WordCounts(texts.map((text) => fields.flatMap((field) => wordsIn(text, field))));
  const similar = new SimilarWords(new Set(counts.words()).union(synonyms.words));
  const vocabulary: Vocabulary = { counts, synonyms, similar, isWord };
  const mainFields = fields.filter((field) => (weights[field] ?? 0) >= MAIN_FIELD_WEIGHT);
  const candidates = new Candidates(index, counts, mainFields);
  return {
    search(query) {
      const words = queryWords(query);
      const { terms, guessed, missing } = termsOf(words, vocabulary);
      if (terms.length === 0 || (wholeOnly && missing)) return { ids: [], fuzzy: false };
      const itself = (named.get(words.join(' ')) ?? []).map(({ id }) => id);
      const { ids, fuzzy, complete } = rankAll(candidates.of(terms), terms, weights);
      // A query that is a complete name needs no guesses.
      if (itself.length > 0 || wholeOnly)
        return { ids: [...new Set([...itself, ...ids.filter((id) => complete.has(id))])], fuzzy: false };
      return { ids, fuzzy: ids.length > 0 && (fuzzy || guessed) };
    },
    has: (word) => counts.of(word) > 0,
    hasNoTerms: (query) => termsOf(queryWords(query), vocabulary).onlyFillers,
  };
}
