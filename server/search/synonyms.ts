import { wordsOf } from './search-words.ts';

/** An entry as the owner writes it. */
export interface SynonymRow {
  /** What shoppers type: `mum`, `mothers day`. */
  phrase: string;
  /** What it means in words of this shop, the best first, with commas between: `ring dish, soy candle`; '': nothing. */
  meanings: string;
}

/** What a phrase means here: each meaning in its words, the best first. None: the phrase says nothing by itself. */
export type Meanings = readonly (readonly string[])[];

/** A beginning shorter than this is no hint at a phrase. */
const MIN_BEGINNING = 4;
/** A phrase of more words is not found. */
export const MAX_PHRASE_WORDS = 4;

const squeezed = (words: readonly string[]) => words.join('');

/** What shoppers say, and what it is called here. Spaces do not count: `dogtag` is `dog tag`. */
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

  /** What these words mean together; null when there is no such phrase. */
  of(words: readonly string[]): Meanings | null {
    return this.#meanings.get(squeezed(words)) ?? null;
  }

  /** The same of words of which the last may be unfinished. */
  beginningWith(words: readonly string[]): Meanings | null {
    const beginning = squeezed(words);
    if (beginning.length < MIN_BEGINNING) return this.of(words);
    const phrase = this.#meanings.keys().find((key) => key.startsWith(beginning));
    return this.of(words) ?? (phrase === undefined ? null : (this.#meanings.get(phrase) ?? null));
  }
}
