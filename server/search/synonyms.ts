import { wordsOf } from './search-words.ts';

/** An entry as written by the owner. */
export interface SynonymRow {
  /** What shoppers type, e.g. `mum`, `mothers day`. */
  phrase: string;
  /**
   * Its meanings in words of this shop, best first, separated by commas: `ring dish, soy candle`; '' for
   * none.
   */
  meanings: string;
}

/** A phrase's meanings as words, best first. Empty if the phrase says nothing on its own. */
export type Meanings = readonly (readonly string[])[];

/** Minimum length of the beginning of a phrase. */
const MIN_BEGINNING = 4;
/** Maximum number of words in a phrase. */
export const MAX_PHRASE_WORDS = 4;

const squeezed = (words: readonly string[]) => words.join('');

/** Shoppers' phrases and their meanings in this shop. Spaces do not count: `dogtag` is `dog tag`. */
export class Synonyms {
  readonly #meanings = new Map<string, Meanings>();
  /** Every word of the phrases. */
  readonly words: ReadonlySet<string>;

  constructor(rows: readonly SynonymRow[]) {
    const known = new Set<string>();
    for (const { phrase, meanings } of rows) {
      const words = wordsOf(phrase);
      words.forEach((word) => known.add(word));
      const meant = meanings
        .split(',')
        .map(wordsOf)
        .filter((meaning) => meaning.length > 0);
      if (words.length > 0) this.#meanings.set(squeezed(words), meant);
    }
    this.words = known;
  }

  /** Returns the meanings of these words together; null if there is no such phrase. */
  of(words: readonly string[]): Meanings | null {
    return this.#meanings.get(squeezed(words)) ?? null;
  }

  /** Returns the meanings of words whose last one may be incomplete. */
  byPrefix(words: readonly string[]): Meanings | null {
    const beginning = squeezed(words);
    if (beginning.length < MIN_BEGINNING) return this.of(words);
    const phrase = this.#meanings.keys().find((key) => key.startsWith(beginning));
    return this.of(words) ?? (phrase === undefined ? null : (this.#meanings.get(phrase) ?? null));
  }
}
