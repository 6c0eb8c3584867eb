/** A grapheme with more code points than this is not realistic typing; it counts as several. */
const MAX_CODE_POINTS = 10;

let segmenter: Intl.Segmenter | null = null;

/** User-perceived characters: an emoji with its skin tone is one, a letter with its accent too. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Number of characters in a text; engraved and typed text are counted alike on host and browser. */
export function countGraphemes(text: string): number {
  return graphemesOf(text).reduce(
    (sum, grapheme) => sum + Math.ceil(Array.from(grapheme).length / MAX_CODE_POINTS),
    0,
  );
}
