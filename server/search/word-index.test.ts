import { describe, expect, it } from 'vitest';
import { queryWords, wordsOf } from './search-words.ts';
import { buildWordIndex } from './word-index.ts';

const shelf = [
  { id: 1, name: 'Slate Coasters', blurb: 'Round or square' },
  { id: 2, name: 'Cork Coasters', blurb: 'Lighter than slate' },
  { id: 3, name: 'Slate', blurb: 'A sample of the stone' },
  { id: 4, name: 'Walnut Clock', blurb: 'For the kitchen' },
];
const index = await buildWordIndex(shelf, { name: 5, blurb: 1 });

describe('the words of a text', () => {
  it('[RT-14] are the same whatever case, marks, plural and punctuation', () => {
    expect(wordsOf("Crêpe-Pan's COASTERS & glass")).toEqual(['crepe', 'pan', 'coaster', 'glass']);
  });

  it('[RT-14] are none in emoji, wildcards and white space, and few in a very long text', () => {
    expect(queryWords('🎄🎁 % _ " \' -- \n')).toEqual([]);
    expect(queryWords('slate '.repeat(1000))).toHaveLength(8);
    expect(queryWords('x'.repeat(5000))[0]).toHaveLength(40);
  });
});

describe('a search', () => {
  it('[RT-14] puts what is called so first, then a name with the word, then mere mentions', () => {
    expect(index.search('slate')).toEqual({ ids: [3, 1, 2], fuzzy: false });
  });

  it('[RT-14] wants every word, the last of which may be unfinished', () => {
    expect(index.search('cork coas').ids).toEqual([2]);
    expect(index.search('cork walnut clock').fuzzy).toBe(true);
  });

  it('[RT-14] forgives a mistake where there is little to find', () => {
    expect(index.search('wallnut').ids).toEqual([4]);
    expect(index.search('cloxk')).toEqual({ ids: [4], fuzzy: true });
    expect(index.search('zzzzzz')).toEqual({ ids: [], fuzzy: false });
  });

  it('[RT-14] does not look for similar things where enough is found', () => {
    expect(index.search('slate').fuzzy).toBe(false);
  });
});
