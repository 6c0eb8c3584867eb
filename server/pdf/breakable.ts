/** The length of the parts into which a word at least twice as long may be broken. */
const PART = 14;
const BREAK = '\u200b';
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const broken = (word: string): string =>
  Array.from(letters.segment(word), ({ segment }, index) =>
    index > 0 && index % PART === 0 ? BREAK + segment : segment,
  ).join('');

/** Inserts places where very long words may break, so that none leaves its column. */
export const breakable = (text: string): string =>
  text.replaceAll(new RegExp(`\\S{${PART * 2},}`, 'g'), broken);
