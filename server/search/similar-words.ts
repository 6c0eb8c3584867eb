import MiniSearch from 'minisearch';
import { plainWord } from './search-words.ts';

/** Minimum length; shorter words resemble too many others. */
const MIN_LENGTH = 4;
/** Minimum length for two typos. */
const LONG = 6;
const MAX_SIMILAR = 4;
const MIN_PART = 2;
/** Minimum length of an incomplete second part. */
const MIN_BEGINNING = 3;

/** Returns the word with two adjacent letters swapped, for every position. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );

/** Finds the known words that an unknown word may have meant. */
export class SimilarWords {
  readonly #known: ReadonlySet<string>;
  readonly #index = new MiniSearch<{ id: string; word: string }>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  constructor(known: Iterable<string>) {
    this.#known = new Set(known);
    // Similar numbers are wrong ones.
    const spoken = [...this.#known].filter((word) => word.length >= MIN_LENGTH - 1 && !/\d/.test(word));
    this.#index.addAll(spoken.map((word) => ({ id: word, word })));
  }

  /** Returns the words one or two typos away, most similar first. */
  to(word: string): string[] {
    if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
    const swapped = swaps(word)
      .map(plainWord)
      .filter((other) => this.#known.has(other));
    const once = this.#withinEdits(word, 1);
    const near = once.length === 0 && word.length >= LONG ? this.#withinEdits(word, 2) : once;
    return [...new Set([...swapped, ...near])].slice(0, MAX_SIMILAR);
  }

  /**
   * Splits two known words written as one (`keyring`); null if impossible.
   * @param unfinished whether the second part may be the beginning of a known word
   */
  parts(word: string, unfinished: boolean): [string, string] | null {
    if (/\d/.test(word)) return null;
    for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
      const [first, second] = [plainWord(word.slice(0, at)), plainWord(word.slice(at))];
      if (!this.#known.has(first)) continue;
      if (this.#known.has(second) || (unfinished && second.length >= MIN_BEGINNING && this.#isPrefix(second)))
        return [first, second];
    }
    return null;
  }

  #withinEdits(word: string, edits: number): string[] {
    return this.#index.search(word, { fuzzy: edits }).map(({ id }) => String(id));
  }

  #isPrefix(beginning: string): boolean {
    return this.#known.values().some((word) => word.startsWith(beginning));
  }
}
