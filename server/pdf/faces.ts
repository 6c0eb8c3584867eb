import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../lib/project-folder.ts';
import type { Locale } from '../generated/contract-rules.ts';

type Weight = 400 | 700;

/** Slices that claim signs of all kinds, which most of these packages have none of. */
const CLAIMS_ONLY = new Set(['math', 'symbols']);

const HAN = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

/** The one that Han letters are drawn as; for other languages the one with the most of them. */
const hanOf: Partial<Record<Locale, string>> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr' };

/**
 * The packages of the faces of text, the one before the other: what the shop is written in, then what else a name may
 * hold. Each package is cut into slices by the letters in them.
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
    // Those of Han letters name emoji too, and have none.
    'noto-emoji',
    ...HAN.toSorted((one, other) => Number(other === han) - Number(one === han)),
  ];
}

const DISPLAY_FAMILY = 'bricolage-grotesque';

interface Slice {
  /** Of the file, without weight and ending; also what typesetting calls it. */
  name: string;
  folder: string;
  holds: (letter: number) => boolean;
}

/** A font file, and the name under which typesetting gets it. */
export interface FaceFile {
  name: string;
  file: string;
}

/** The files that a PDF needs, and the names of those for text and for headings, the first choice first. */
export interface Faces {
  files: FaceFile[];
  text: string[];
  display: string[];
}

const slicesOf = new Map<string, Promise<Slice[]>>();

/** From `U+4E00-4E10, U+5B57`. */
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
      holds: (letter) => ranges.some(([from, to]) => letter >= from && letter <= to),
    };
  });
}

function slices(family: string): Promise<Slice[]> {
  const known = slicesOf.get(family) ?? readSlices(family);
  slicesOf.set(family, known);
  return known;
}

/** The slices in which these letters are found first, in the order of the families. */
async function slicesFor(texts: string[], families: string[]): Promise<Slice[]> {
  const letters = new Set(Array.from(texts.join(''), (letter) => letter.codePointAt(0) ?? 0));
  const found: Slice[] = [];
  for (const family of families) {
    if (letters.size === 0) break;
    for (const slice of await slices(family)) {
      const held = [...letters].filter(slice.holds);
      if (held.length > 0) found.push(slice);
      for (const letter of held) letters.delete(letter);
    }
  }
  return found;
}

const fileOf = ({ name, folder }: Slice, weight: Weight): FaceFile => ({
  name,
  file: join(folder, `${name}-${weight}-normal.woff2`),
});

/**
 * The fonts that hold the letters of these texts, and no others: Chinese alone is a hundred files.
 * @param bold what of it stands in bold, which is also what is set in the face of headings
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
