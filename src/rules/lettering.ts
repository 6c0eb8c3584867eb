import { graphemesOf } from './graphemes.ts';

/** An add-on option that is a typeface for the text of the other add-ons. */
export interface Lettering {
  name: string;
  /** Characters it can write, as Unicode ranges: `U+20-7E, U+A0-FF`; `null` when unspecified, meaning all. */
  characters?: string | null;
}

/** The selected lettering for the texts of a product, and all alternatives. */
export interface ChosenLettering {
  chosen: Lettering;
  all: readonly Lettering[];
}

/**
 * The lettering that these values of an add-on select among its options; `null` if they select none, or none of
 * the options lists its characters.
 */
export function selectedLettering(
  options: readonly (Lettering & { id: number })[],
  values: readonly string[] = [],
): ChosenLettering | null {
  if (options.every(({ characters = null }) => characters === null)) return null;
  const chosen = options.find(({ id }) => values.includes(String(id)));
  return chosen ? { chosen, all: options } : null;
}

/** Maximum number of missing characters named; further ones are named once these are corrected. */
export const MAX_NAMED = 5;

const RANGE = /^U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?$/i;

type Range = [from: number, to: number];

/** The ranges in a text; `null` when any part is malformed. */
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
 * Characters of a text that a lettering lacks, each once, in order. Line breaks need no glyph; malformed
 * ranges exclude nothing.
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

/** Names of the letterings that have all these characters. */
function letteringsWith(characters: readonly string[], letterings: readonly Lettering[]): string[] {
  const text = characters.join('');
  return letterings
    .filter((lettering) => missingCharacters(text, lettering).length === 0)
    .map(({ name }) => name);
}

/**
 * Advice on missing characters: names of letterings that have them all; if none, the characters that no
 * lettering has, or all when no single lettering has them together.
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
