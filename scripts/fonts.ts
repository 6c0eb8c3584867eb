import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './run-tool.ts';

/*
 * npm run fonts: generates the fonts of `src/styles/fonts.css` from the published families, with the
 * characters, weights and features that the shop uses. Run it again after a change of this file or of a
 * family's package.
 */

export const fontFolder = join(projectRoot, 'src/styles/fonts');

export interface FontFile {
  /** The file's name in `src/styles/fonts`. */
  name: string;
  /** The published file to subset, as a Node module specifier. */
  source: string;
  /** The characters it covers, in `unicode-range` syntax. */
  unicodeRange: string;
  /** The lightest and boldest weight available to style sheets. */
  weights: readonly [number, number];
}

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, ' +
  'U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
/**
 * Letters, digits, and the punctuation of English headings and prices. Each further character adds kerning
 * with all others.
 */
const HEADINGS =
  'U+20-22, U+24-29, U+2B-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
/** The same for running text. */
const TEXT =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212';

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const FIGTREE = '@fontsource-variable/figtree/files/figtree';
const display = { weights: [400, 800] } as const;
const text = { weights: [400, 700] } as const;

export const fontFiles: readonly FontFile[] = [
  {
    ...display,
    name: 'bricolage-english',
    source: `${BRICOLAGE}-latin-wght-normal.woff2`,
    unicodeRange: HEADINGS,
  },
  {
    ...display,
    name: 'bricolage-latin',
    source: `${BRICOLAGE}-latin-wght-normal.woff2`,
    unicodeRange: LATIN,
  },
  {
    ...display,
    name: 'bricolage-latin-ext',
    source: `${BRICOLAGE}-latin-ext-wght-normal.woff2`,
    unicodeRange: LATIN_EXT,
  },
  { ...text, name: 'figtree-english', source: `${FIGTREE}-latin-wght-normal.woff2`, unicodeRange: TEXT },
  { ...text, name: 'figtree-latin', source: `${FIGTREE}-latin-wght-normal.woff2`, unicodeRange: LATIN },
  {
    ...text,
    name: 'figtree-latin-ext',
    source: `${FIGTREE}-latin-ext-wght-normal.woff2`,
    unicodeRange: LATIN_EXT,
  },
];

/** Kerning, combining accents, forms by language or weight, tabular digits; no fractions or other sets. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

/** All characters of a `unicode-range`. */
export function charactersIn(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((range) => range.trim().replace('U+', '').split('-'))
    .flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}

/** Subsets one font. Resolves with its bytes (woff2). */
export function cutFont({ source, unicodeRange, weights: [min, max] }: FontFile): Promise<Buffer> {
  const published = readFileSync(createRequire(import.meta.url).resolve(source));
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    variationAxes: { wght: { min, max } },
  };
  return subsetFont(published, charactersIn(unicodeRange), options);
}

if (import.meta.main) {
  mkdirSync(fontFolder, { recursive: true });
  for (const font of fontFiles) {
    const bytes = await cutFont(font);
    writeFileSync(join(fontFolder, `${font.name}.woff2`), bytes);
    console.log(`${font.name.padEnd(22)} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
