/** A word longer than this may be broken after each part of this length. */
const PART = 14;
const BREAK = '\u200b';
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const broken = (word: string): string =>
  Array.from(letters.segment(word), ({ segment }, index) =>
    index > 0 && index % PART === 0 ? BREAK + segment : segment,
  ).join('');

/** A text with places in its very long words where a line may end, so that none leaves its column. */
export const breakable = (text: string): string =>
  text.replaceAll(new RegExp(`\\S{${PART * 2},}`, 'g'), broken);
