import { graphemesOf } from './graphemes.ts';

/** An option of an add-on that is a way to write what the other add-ons say. */
export interface Lettering {
  name: string;
  /** What it can write, as ranges of Unicode: `U+20-7E, U+A0-FF`; null: nobody has said, so everything. */
  characters?: string | null;
}

/** So many missing characters are named; who mends those finds the others. */
export const MAX_NAMED = 5;

const RANGE = /^U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?$/i;

type Range = [from: number, to: number];

/** The ranges that a text names; null where a part of it is none. */
export function parseRanges(characters: string): Range[] | null {
  const ranges: Range[] = [];
  for (const part of characters.split(',')) {
    const [, from, to = from] = RANGE.exec(part.trim()) ?? [];
    if (from === undefined || to === undefined) return null;
    ranges.push([Number.parseInt(from, 16), Number.parseInt(to, 16)]);
  }
  return ranges;
}

/**
 * The characters of a text that a lettering does not have, each once, in the order of the text. Line breaks need no
 * sign; ranges that cannot be read forbid nothing.
 */
export function missingCharacters(text: string, { characters = null }: Lettering): string[] {
  const ranges = characters === null ? null : parseRanges(characters);
  if (ranges === null) return [];
  const isIn = (point: number) => ranges.some(([from, to]) => point >= from && point <= to);
  const missing = graphemesOf(text.normalize('NFC').replace(/[\r\n]+/g, '')).filter((grapheme) =>
    Array.from(grapheme).some((sign) => !isIn(sign.codePointAt(0) ?? 0)),
  );
  return [...new Set(missing)];
}

/** Which of the letterings have all these characters, by name. */
function letteringsWith(characters: readonly string[], letterings: readonly Lettering[]): string[] {
  const text = characters.join('');
  return letterings
    .filter((lettering) => missingCharacters(text, lettering).length === 0)
    .map(({ name }) => name);
}

/**
 * What to do about missing characters: the letterings that have them all, by name; where there are none, the
 * characters that no lettering has, or all of them when they do not come together.
 */
export function letteringAdvice(
  missing: readonly string[],
  letterings: readonly Lettering[],
): { letterings: string[]; nowhere: string[] } {
  const together = letteringsWith(missing, letterings);
  if (together.length > 0) return { letterings: together, nowhere: [] };
  const nowhere = missing.filter((character) => letteringsWith([character], letterings).length === 0);
  return { letterings: [], nowhere: nowhere.length > 0 ? nowhere : [...missing] };
}
