import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../lib/project-folder.ts';
import type { Locale } from '../generated/contract-rules.ts';

type Weight = 400 | 700;

/** Slices that claim symbols which most of these packages lack. */
const CLAIMS_ONLY = new Set(['math', 'symbols']);

const HAN = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

/** The package for Han characters by language; the default has the most of them. */
const hanOf: Partial<Record<Locale, string>> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr' };

/**
 * Returns the packages of text fonts in order of preference: the shop's own first, then those for other
 * characters a name may contain. Each package is split into slices by characters.
 */
function textFamilies(locale: Locale): string[] {
  const han = hanOf[locale];
  return [
    'figtree',
    'noto-sans',
    'noto-sans-arabic',
    'noto-sans-hebrew',
    'noto-sans-georgian',
    'noto-sans-thai',
    // The Han packages claim emoji too, but have none.
    'noto-emoji',
    ...HAN.toSorted((one, other) => Number(other === han) - Number(one === han)),
  ];
}

const DISPLAY_FAMILY = 'bricolage-grotesque';

interface Slice {
  /** File name without weight and extension; also its name for typesetting. */
  name: string;
  folder: string;
  contains: (letter: number) => boolean;
}

/** A font file, and its name for typesetting. */
export interface FaceFile {
  name: string;
  file: string;
}

/** The font files a PDF needs, and the names of those for text and headings, in order of preference. */
export interface Faces {
  files: FaceFile[];
  text: string[];
  display: string[];
}

const slicesOf = new Map<string, Promise<Slice[]>>();

/** Parses ranges like `U+4E00-4E10, U+5B57`. */
function rangesOf(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

async function readSlices(family: string): Promise<Slice[]> {
  const folder = inProject('node_modules', '@fontsource', family);
  const named = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const own = Object.entries(named).filter(([name]) => !CLAIMS_ONLY.has(name));
  return own.map(([name, text]) => {
    const ranges = rangesOf(text);
    return {
      name: `${family}-${name.replaceAll(/[[\]]/g, '')}`,
      folder: join(folder, 'files'),
      contains: (letter) => ranges.some(([from, to]) => letter >= from && letter <= to),
    };
  });
}

function slices(family: string): Promise<Slice[]> {
  const known = slicesOf.get(family) ?? readSlices(family);
  slicesOf.set(family, known);
  return known;
}

/** Returns the slices that contain these characters, each character in the first family that has it. */
async function slicesFor(texts: string[], families: string[]): Promise<Slice[]> {
  const letters = new Set(Array.from(texts.join(''), (letter) => letter.codePointAt(0) ?? 0));
  const found: Slice[] = [];
  for (const family of families) {
    if (letters.size === 0) break;
    for (const slice of await slices(family)) {
      const contained = [...letters].filter(slice.contains);
      if (contained.length > 0) found.push(slice);
      for (const letter of contained) letters.delete(letter);
    }
  }
  return found;
}

const fileOf = ({ name, folder }: Slice, weight: Weight): FaceFile => ({
  name,
  file: join(folder, `${name}-${weight}-normal.woff2`),
});

/**
 * Returns the fonts for the characters of these texts, and no others: Chinese alone has a hundred files.
 * @param bold the texts set in bold, which also use the heading font
 */
export async function facesFor(texts: string[], bold: string[], locale: Locale): Promise<Faces> {
  const families = textFamilies(locale);
  const regular = await slicesFor(texts, families);
  const heavy = await slicesFor(bold, families);
  const display = await slicesFor(bold, [DISPLAY_FAMILY]);
  const text = regular.map(({ name }) => name);
  return {
    files: [
      ...regular.map((slice) => fileOf(slice, 400)),
      ...[...heavy, ...display].map((slice) => fileOf(slice, 700)),
    ],
    text,
    display: [...display.map(({ name }) => name), ...text],
  };
}
