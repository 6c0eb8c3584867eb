/** Counts the texts with each word, to distinguish rare words from common ones before searching. */
export class WordCounts {
  readonly #words: string[];
  readonly #counts: ReadonlyMap<string, number>;

  /** @param texts the words of each text */
  constructor(texts: Iterable<readonly string[]>) {
    const counts = new Map<string, number>();
    for (const words of texts)
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    this.#counts = counts;
    this.#words = [...counts.keys()].toSorted();
  }

  /** Returns every word of the texts, once. */
  words(): readonly string[] {
    return this.#words;
  }

  /** Returns the number of texts with this word. */
  of(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /**
   * Returns the number of texts with words that begin like this, or any number above `limit` if there are
   * more.
   */
  countByPrefix(beginning: string, limit: number): number {
    let sum = 0;
    for (let at = this.#firstFrom(beginning); sum <= limit; at += 1) {
      const word = this.#words[at];
      if (word === undefined || !word.startsWith(beginning)) break;
      sum += this.of(word);
    }
    return sum;
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
