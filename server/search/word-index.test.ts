import { describe, expect, it } from 'vitest';
import { queryWords, wordsOf } from './search-words.ts';
import { Synonyms } from './synonyms.ts';
import { buildWordIndex } from './word-index.ts';

const shelf = [
  { id: 1, name: 'Slate Coasters', blurb: 'Round or square' },
  { id: 2, name: 'Cork Coasters', blurb: 'Lighter than slate' },
  { id: 3, name: 'Slate', blurb: 'A sample of the stone' },
  { id: 4, name: 'Walnut Clock', blurb: 'For the kitchen' },
];
const index = await buildWordIndex(shelf, { name: 5, blurb: 1 });

describe('the words of a text', () => {
  it('[RT-14] are the same regardless of case, accents, plural and punctuation', () => {
    expect(wordsOf("Crêpe-Pan's COASTERS & glass")).toEqual(['crepe', 'pan', 'coaster', 'glass']);
    expect(wordsOf('Wine Glasses, boxes, parties, customized houses')).toEqual(
      wordsOf('wine glass box party customised house'),
    );
  });

  it('[RT-14] do not exist in emoji, wildcards and white space, and are limited in a very long text', () => {
    expect(queryWords('🎄🎁 % _ " \' -- \n')).toEqual([]);
    expect(queryWords('slate '.repeat(1000))).toHaveLength(8);
    expect(queryWords('x'.repeat(5000))[0]).toHaveLength(40);
  });
});

describe('a search', () => {
  it('[RT-14] ranks exact names first, then names with the word, then mere mentions', () => {
    expect(index.search('slate')).toEqual({ ids: [3, 1, 2], fuzzy: false });
  });

  it('[RT-14] requires every word, the last of which may be incomplete', () => {
    expect(index.search('cork coas').ids).toEqual([2]);
    expect(index.search('cork walnut clock').fuzzy).toBe(true);
  });

  it('[RT-14] tolerates a typo when there are few results', () => {
    expect(index.search('wallnut').ids).toEqual([4]);
    expect(index.search('cloxk')).toEqual({ ids: [4], fuzzy: true });
    expect(index.search('zzzzzz')).toEqual({ ids: [], fuzzy: false });
  });

  it('[RT-14] does not search for similar words when there are enough results', () => {
    expect(index.search('slate').fuzzy).toBe(false);
  });
});

describe('a search with synonyms', () => {
  const synonyms = new Synonyms([
    { phrase: 'tea party', meanings: 'walnut clock, cork coasters' },
    { phrase: 'mate', meanings: 'round' },
    { phrase: 'gift', meanings: '' },
  ]);

  /** The shelf among too many other entries for all of them to be considered. */
  const inStore = async (others: number) => {
    const more = Array.from({ length: others }, (_, at) => ({
      id: 100 + at,
      name: `Candle ${at}`,
      blurb: at % 2 === 0 ? 'Slate grey' : 'For a gift',
    }));
    return buildWordIndex([...shelf, ...more], { name: 5, blurb: 1 }, { synonyms });
  };

  it.each([0, 3000])(
    '[RT-14] finds the intended products, the best first, even among %i others',
    async (others) => {
      const store = await inStore(others);
      for (const typed of ['tea party', 'TeaParties', 'tea part', 'tea praty'])
        expect(store.search(typed).ids, typed).toEqual([4, 2]);
      expect(store.search('tea party cork').ids[0]).toBe(2);
      expect(store.search('walnutclock').ids).toEqual([4]);
      expect(store.search('cork coasters with candles of all kinds').ids[0]).toBe(2);
      expect(store.search('gift walnut clokc').ids[0]).toBe(4);
    },
  );

  it('[RT-14] a synonym counts only if it names what a product is', async () => {
    expect((await inStore(0)).search('mate').ids).toEqual([]);
  });

  it('[RT-14] recognises a query for nothing in particular', async () => {
    const store = await inStore(0);
    expect(['', 'gift', 'Gifts for a', 'gift clock', 'zzz'].map((query) => store.hasNoTerms(query))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
