/** More code points than this in one character are not one that anybody types; they count as several. */
const MAX_CODE_POINTS = 10;

let segmenter: Intl.Segmenter | null = null;

/** The characters of a text as people see them: an emoji with its skin colour is one, a letter with its accent too. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many characters a text has; what is engraved and what is typed are counted alike on host and browser. */
export function countGraphemes(text: string): number {
  return graphemesOf(text).reduce(
    (sum, grapheme) => sum + Math.ceil(Array.from(grapheme).length / MAX_CODE_POINTS),
    0,
  );
}
