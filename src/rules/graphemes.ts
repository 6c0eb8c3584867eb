/** A grapheme with more code points than this is not realistic typing; it counts as several. */
const MAX_CODE_POINTS = 10;
/** UTF-16 units that count as one character at most. */
const MAX_UNITS = 2 * MAX_CODE_POINTS;

let segmenter: Intl.Segmenter | null = null;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** User-perceived characters: an emoji with its skin tone is one, a letter with its accent too. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmentsOf(text), ({ segment }) => segment);
}

const charactersIn = (grapheme: string) => Math.ceil(Array.from(grapheme).length / MAX_CODE_POINTS);

/** Number of characters in a text; engraved and typed text are counted alike on host and browser. */
export function countGraphemes(text: string): number {
  return graphemesOf(text).reduce((sum, grapheme) => sum + charactersIn(grapheme), 0);
}

/** Whether a text has more characters than a limit, found in a time that depends on the limit only. */
export function hasMoreGraphemes(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > limit * MAX_UNITS) return true;
  let count = 0;
  for (const { segment } of segmentsOf(text)) {
    count += charactersIn(segment);
    if (count > limit) return true;
  }
  return false;
}
