import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Opentype from 'opentype.js';
import type { FontName } from './scene.ts';

/*
 * A bare machine has no fonts, so every text becomes outlines from fonts shipped with the shop. Glyphs are
 * placed individually with kerning: the library's own layout rejects some tables of the script faces.
 */
const require = createRequire(import.meta.url);
const opentype = require('opentype.js') as typeof Opentype;

const FILES: Record<FontName, string> = {
  sans: 'figtree/files/figtree-latin-400-normal.woff',
  'sans-bold': 'figtree/files/figtree-latin-700-normal.woff',
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff',
  'display-bold': 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  script: 'pacifico/files/pacifico-latin-400-normal.woff',
  hand: 'dancing-script/files/dancing-script-latin-700-normal.woff',
  formal: 'great-vibes/files/great-vibes-latin-400-normal.woff',
  serif: 'playfair-display/files/playfair-display-latin-400-normal.woff',
  'serif-bold': 'playfair-display/files/playfair-display-latin-700-normal.woff',
  'serif-italic': 'playfair-display/files/playfair-display-latin-400-italic.woff',
  slab: 'zilla-slab/files/zilla-slab-latin-400-normal.woff',
  'slab-bold': 'zilla-slab/files/zilla-slab-latin-700-normal.woff',
  round: 'fredoka/files/fredoka-latin-600-normal.woff',
  stencil: 'saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff',
};
const loaded = new Map<FontName, Opentype.Font>();

/** An outlined line of text: SVG path data with its middle at 0,0, and its size, all in the unit of `size`. */
export interface Lettering {
  path: string;
  width: number;
  height: number;
}

interface Setting {
  font: FontName;
  size: number;
  track?: number;
  arc?: number;
}

/**
 * Outlines one line of text, centred on 0,0 (or, with `arc`, along a circle about 0,0: clockwise over the
 * top, or along the bottom when negative). Characters missing from the font are left out.
 */
export function outlineText(text: string, { font: name, size, track = 0, arc }: Setting): Lettering {
  const font = openFont(name);
  const glyphs = placeGlyphs(font, text, size, track * size);
  return arc ? roundCircle(glyphs, size, arc) : straight(glyphs);
}

type Outline = ReturnType<ReturnType<Opentype.Font['charToGlyph']>['getPath']>;

interface PlacedGlyph {
  glyph: ReturnType<Opentype.Font['charToGlyph']>;
  x: number;
  advance: number;
  font: Opentype.Font;
  size: number;
}

function placeGlyphs(font: Opentype.Font, text: string, size: number, spacing: number): PlacedGlyph[] {
  const scale = size / font.unitsPerEm;
  const placed: PlacedGlyph[] = [];
  let x = 0;
  let previous: PlacedGlyph['glyph'] | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) continue;
    if (previous) x += font.getKerningValue(previous, glyph) * scale;
    const advance = (glyph.advanceWidth ?? 0) * scale;
    placed.push({ glyph, x, advance, font, size });
    x += advance + spacing;
    previous = glyph;
  }
  return placed;
}

function straight(glyphs: PlacedGlyph[]): Lettering {
  const boxes = glyphs.map(({ glyph, x, size }) => glyph.getPath(x, 0, size).getBoundingBox());
  const inked = boxes.filter((box) => box.x2 > box.x1);
  if (inked.length === 0) return { path: '', width: 0, height: 0 };
  const left = Math.min(...inked.map((box) => box.x1));
  const right = Math.max(...inked.map((box) => box.x2));
  const top = Math.min(...inked.map((box) => box.y1));
  const bottom = Math.max(...inked.map((box) => box.y2));
  const dx = -(left + right) / 2;
  const dy = -(top + bottom) / 2;
  const path = glyphs
    .map(({ glyph, x, size }) => pathData(glyph.getPath(x + dx, dy, size).commands, 0))
    .join('');
  return { path, width: right - left, height: bottom - top };
}

function roundCircle(glyphs: PlacedGlyph[], size: number, arc: number): Lettering {
  const radius = Math.abs(arc);
  const bottom = arc < 0;
  const last = glyphs.at(-1);
  const total = last ? last.x + last.advance : 0;
  const capHeight = size * 0.7;
  const baseline = bottom ? radius + capHeight : radius;
  const path = glyphs
    .map(({ glyph, x, advance }) => {
      const middle = (x + advance / 2 - total / 2) / (radius + capHeight / 2);
      const angle = bottom ? -middle : middle;
      const outline = glyph.getPath(-advance / 2, bottom ? baseline : -baseline, size);
      return pathData(outline.commands, angle);
    })
    .join('');
  return { path, width: 2 * (radius + capHeight), height: 2 * (radius + capHeight) };
}

/**
 * Path data of a glyph rotated about 0,0 by an angle in radians. (The library's own writer turns some numbers
 * into NaN.)
 */
function pathData(commands: Outline['commands'], angle: number): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (x: number, y: number): string =>
    `${(x * cos - y * sin).toFixed(3)} ${(x * sin + y * cos).toFixed(3)}`;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'C')
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('');
}

function openFont(name: FontName): Opentype.Font {
  const known = loaded.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(`@fontsource/${FILES[name]}`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(name, font);
  return font;
}
